@testable import FlipbookTests
import TestSupport
import Testing

/// The tests of the same suite that need no peers, with what both use.
private typealias Basics = FlipbookTests.PicturePeerTests

/// Pictures are read the same after other programs have rewritten them.
@Suite(.waits) struct PicturePeerTests {
  @Test(.needs(.html5lib))
  func `html5lib may rewrite the page, and may leave out optional tags`() throws {
    let html5lib = try Tool.html5lib.program
    for quirks in [
      "", "omit_optional_tags=False", "quote_attr_values='always', alphabetical_attributes=True",
    ] {
      let script = """
        import html5lib, sys
        page = html5lib.parse(sys.stdin.buffer.read(), transport_encoding="utf-8")
        for encoding in ["utf-8", "us-ascii"]:
            text = html5lib.serialize(page, encoding=encoding, \(quirks))
            sys.stdout.buffer.write(text + b"\\0")
        """
      for (record, page) in try Basics().drawn(as: "html") {
        let run = try html5lib.run(["-c", script], input: page)
        try #require(run.status == 0, "\(run.errors)")
        // A script's text cannot be written in ASCII, so only the first one is the same.
        let texts = run.output.split(separator: 0)
        try Basics().check(record, Array(try #require(texts.first)), quirks)
      }
      for (record, picture) in try Basics().drawn(as: "svg") {
        // In a page, a browser reads the picture as HTML.
        let page = Array("<!DOCTYPE html><html><body><p>Look:".utf8) + picture
        let run = try html5lib.run(["-c", script], input: page)
        try #require(run.status == 0, "\(run.errors)")
        for text in run.output.split(separator: 0) {
          try Basics().check(record, Array(text), quirks)
        }
      }
    }
  }
}

import Flipbook
import TestSupport
import Testing

/// Pictures are read the same after other programs have rewritten them.
@Suite(.waits) struct PicturePeerTests {
  /// Records, some with letters of all kinds, and a picture of each.
  private func drawn(as output: String) throws -> [(record: ReversiRecord, picture: [UInt8])] {
    let renderer = try #require(RendererRegistry.standard.renderer(named: output))
    var options = RenderingOptions()
    options.step = .move
    var generator = SeededGenerator(seed: 11)
    return try (0..<6).map { _ in
      var record = ReversiRecord.random(using: &generator)
      record.event = "São Paulo – 将棋 & \"<Ökonomie>\" 'é' \u{1F38E} €"
      let game = PlayedGame(embedding: record, ReplayAttempt(record).replay)
      return (record, try renderer.render(game, options))
    }
  }

  private func check(_ record: ReversiRecord, _ picture: [UInt8], _ how: String) throws {
    let parsed = try FormatRegistry.standard.read(picture, from: "picture")
    #expect(parsed.map(\.reversi) == [record], "\(how)")
    #expect(parsed.flatMap(\.findings).map(\.message) == [], "\(how)")
  }

  @Test(.needs(.xmllint))
  func `xmllint may rewrite the picture in any encoding`() throws {
    let xmllint = try Tool.xmllint.program
    let ways = [
      ["--format"], ["--c14n"], ["--c14n11"], ["--pretty", "2"], ["--encode", "US-ASCII"],
      ["--encode", "ISO-8859-1"], ["--encode", "windows-1252"], ["--encode", "SHIFT_JIS"],
      ["--encode", "UTF-16"], ["--encode", "UTF-16BE"], ["--format", "--encode", "EUC-JP"],
    ]
    for (record, picture) in try drawn(as: "svg") {
      for way in ways {
        let run = try xmllint.run(way + ["-"], input: picture)
        try #require(run.status == 0, "\(way): \(run.errors)")
        try check(record, run.output, "\(way)")
      }
    }
  }

  @Test(.needs(.python3))
  func `Python's ElementTree may rewrite the picture`() throws {
    let python = try Tool.python3.program
    let script = """
      import sys, xml.etree.ElementTree as E
      tree = E.parse(sys.stdin.buffer)
      tree.write(sys.stdout.buffer, encoding=sys.argv[1])
      """
    for (record, picture) in try drawn(as: "svg") {
      for encoding in ["us-ascii", "utf-8", "utf-16", "iso-8859-15", "cp1252"] {
        let run = try python.run(["-c", script, encoding], input: picture)
        try #require(run.status == 0, "\(run.errors)")
        try check(record, run.output, encoding)
      }
    }
  }

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
      for (record, page) in try drawn(as: "html") {
        let run = try html5lib.run(["-c", script], input: page)
        try #require(run.status == 0, "\(run.errors)")
        // A script's text cannot be written in ASCII, so only the first one is the same.
        let texts = run.output.split(separator: 0)
        try check(record, Array(try #require(texts.first)), quirks)
      }
      for (record, picture) in try drawn(as: "svg") {
        // In a page, a browser reads the picture as HTML.
        let page = Array("<!DOCTYPE html><html><body><p>Look:".utf8) + picture
        let run = try html5lib.run(["-c", script], input: page)
        try #require(run.status == 0, "\(run.errors)")
        for text in run.output.split(separator: 0) { try check(record, Array(text), quirks) }
      }
    }
  }
}

import Flipbook
import TestSupport
import Testing

@Suite struct RecognitionTests {
  @Test(arguments: RoundTripTests.samples)
  func `a sample is recognised as its own format and no other`(path: String) throws {
    let head = InputHead(of: Repository.bytes(of: path)[...], isWhole: true)
    let found = FormatRegistry.standard.formats.filter { $0.recognise(head) != nil }
    #expect(found.map(\.name) == [String(path.split(separator: "/")[1])])
  }

  @Test(arguments: [
    ("", "the input is empty"),
    ("?", "of no known format"),
    ("\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}", "of no known format"),
    ("\u{FEFF}", "of no known format"),
    ("<html></html>", "of no known format"),
    ("(;GM[1]FF[4]SZ[19];B[pd])", "of no known format"),
  ])
  func `what is of no known format is said so`(text: String, words: String) throws {
    let error = try #require(throws: Diagnostic.self) {
      try FormatRegistry.standard.read(Array(text.utf8), from: "x")
    }
    #expect(error.message.contains(words), "\(error.message)")
    #expect(error.place.source == "x")
  }

  @Test func `text in UTF-16 and UTF-32 is recognised as such`() throws {
    for encoding in [Array("x00\n---".utf16).map { [UInt8($0 & 255), UInt8($0 >> 8)] }] {
      for bytes in [encoding.flatMap(\.self), [0xFF, 0xFE] + encoding.flatMap(\.self)] {
        let error = try #require(throws: Diagnostic.self) {
          try FormatRegistry.standard.read(bytes)
        }
        #expect(error.rule == .encoding)
      }
    }
  }
}

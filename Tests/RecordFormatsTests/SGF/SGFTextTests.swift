import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// What FF[4] says about the types Text and SimpleText.
@Suite struct `A text in an SGF file` {
  /// Values as they are written, what they mean on one line, and what they mean on several.
  static let values: [(written: String, simple: String, text: String)] = [
    // A backslash is dropped, and the character after it is taken as it is.
    (#"\]"#, "]", "]"), (#"\\"#, #"\"#, #"\"#), (#"\:"#, ":", ":"), (#"\a\é\大"#, "aé大", "aé大"),
    (#"\["#, "[", "["), (#"\;\(\)"#, ";()", ";()"), (#"\\\]"#, #"\]"#, #"\]"#),
    (#"\\\\"#, #"\\"#, #"\\"#), (#"a\\\]b"#, #"a\]b"#, #"a\]b"#),
    // Only the bracket that ends the value needs one.
    ("a[b", "a[b", "a[b"), ("a:b;c(d)e", "a:b;c(d)e", "a:b;c(d)e"),
    // A line break after a backslash is soft: it is removed.
    ("a\\\nb", "ab", "ab"), ("a\\\rb", "ab", "ab"), ("a\\\r\nb", "ab", "ab"),
    ("a\\\n\rb", "ab", "ab"), ("a\\\n\\\nb", "ab", "ab"), ("\\\na\\\n", "a", "a"),
    // Two escapes, and then a line break of its own.
    ("a\\\\\nb", "a\\ b", "a\\\nb"), ("a\\\n\nb", "a b", "a\nb"), ("a\\\r\n\r\nb", "a b", "a\nb"),
    // Any other line break is one, in all four spellings.
    ("a\nb", "a b", "a\nb"), ("a\rb", "a b", "a\nb"), ("a\r\nb", "a b", "a\nb"),
    ("a\n\rb", "a b", "a\nb"), ("a\n\nb", "a  b", "a\n\nb"), ("a\r\rb", "a  b", "a\n\nb"),
    // Other white space is a space, with a backslash too.
    ("a\tb", "a b", "a b"), ("a\u{B}b\u{C}c", "a b c", "a b c"), ("a\\\tb", "a b", "a b"),
    ("  a  ", "  a  ", "  a  "),
    // What is not ASCII stays: a space of Japanese, a letter of two scalars.
    ("a\u{3000}b", "a\u{3000}b", "a\u{3000}b"), ("e\u{301}", "e\u{301}", "e\u{301}"),
    ("\u{85}", "\u{85}", "\u{85}"), ("\u{2028}", "\u{2028}", "\u{2028}"),
  ]

  @Test(arguments: values)
  func `is read on one line or several`(written: String, simple: String, text: String) throws {
    let record = try readSGF(
      "(;GM[2]PB[\(written)]EV[\(written)]XY[\(written)]C[\(written)];B[f5]C[\(written)]N[])"
    )
    #expect(record.players.dark.name == simple)
    #expect(record.event == simple)
    #expect(record.comment == text)
    #expect(record.annotation(ofPly: 1)?.comment == text)
    // The type of an unknown property is unknown; a text loses nothing.
    #expect(record.tags == [Tag(name: "XY", value: text)])
  }

  @Test(arguments: values)
  func `is written so that it means the same`(written: String, simple: String, text: String) throws
  {
    let record = ReversiRecord(event: simple, comment: text)
    let bytes = try SGFFormat().write([record], .single)
    #expect(SGFFormat().readAll(bytes).map(\.reversi) == [record])
  }

  @Test(arguments: [#"\"#, #"\\\"#, #"\]\"#])
  func `does not end after a backslash`(written: String) {
    let parsed = SGFFormat().readAll("(;GM[2];B[f5]C[\(written)])\n")
    #expect(parsed.flatMap(\.findings).map(\.rule.name) == ["sgf-not-closed"])
    #expect(parsed.first?.reversi?.moves == Move.list("f5"))
  }

  @Test func `may have any length up to the limit`() throws {
    let text = String(repeating: "é]", count: Limits.textBytes / 8)
    let bytes = try SGFFormat().write([ReversiRecord(comment: text)], .single)
    #expect(SGFFormat().readAll(bytes).map { $0.reversi?.comment } == [text])
    // With its backslashes, a longer one is beyond the limit.
    let long = ReversiRecord(comment: String(repeating: "]", count: Limits.textBytes - 1))
    let cut = try SGFFormat().write([long], WritingOptions(.single))
    #expect(cut.losses == [[Loss(.comment, .shortened)]])
    let read = SGFFormat().readAll(cut.bytes)
    #expect(read.map(\.reversi) == cut.fitted)
    #expect(read.flatMap(\.findings) == [])
    #expect(try #require(long.comment).hasPrefix(read.first?.reversi?.comment ?? "?"))
  }
}

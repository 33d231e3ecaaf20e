import GameRecords
import TestSupport
import Testing

@testable import RecordText

@Suite struct `Records on lines` {
  /// A text, and its lines with their numbers, or the rules of findings between them.
  static let texts: [(text: String, lines: [String])] = [
    ("a\nb\n", ["1 a", "2 b"]), ("a\nb", ["1 a", "2 b"]), ("a\r\nb\r\n", ["1 a", "2 b"]),
    ("a\rb\r", ["1 a", "2 b"]), ("a\n\rb", ["1 a", "3 b"]), ("a\r\n\r\nb", ["1 a", "3 b"]),
    ("\n\n  a b \t\n", ["3 a b"]), (" \n\t\n", ["no-record"]), ("", ["no-record"]),
    ("a\n% x\nb", ["1 a", "comment-line", "3 b"]), ("# x\n% y\na\n# z\n", ["comment-line", "3 a"]),
    ("a % x\n", ["1 a % x"]), ("% x", ["comment-line", "no-record"]),
    ("\u{FEFF}a\n", ["byte-order-mark", "1 a"]), ("\u{FEFF}", ["byte-order-mark", "no-record"]),
    ("a\u{FEFF}\n", ["1 a\u{FEFF}"]), ("a\u{85}b\u{2028}c\n", ["1 a\u{85}b\u{2028}c"]),
  ]

  @Test(arguments: texts)
  func `are cut in the same way in blocks of any size`(text: String, lines: [String]) {
    for size in [1, 2, 3, 7, 1_000] {
      let parsed = SlicedReader(source: "test", framer: LineFramer(comments: "%#")) { text in
        ParsedRecord(record: ReversiRecord(), source: text)
      }
      .readAll(Array(text.utf8), blockSize: size)
      let found = parsed.flatMap { one -> [String] in
        let line = String(decoding: one.source.bytes, as: UTF8.self)
        return (one.isRecord ? ["\(one.source.start.line) \(line)"] : [])
          + one.findings.map(\.rule.name)
      }
      #expect(found == lines, "in blocks of \(size)")
    }
  }
}

import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport
import Testing

@Suite struct `A text with layouts` {
  struct Case: CustomTestStringConvertible {
    let text: String
    /// The rows, the slides and the comment of each record.
    let records: [(rows: String, slides: [UInt8], comment: String?)]
    var testDescription: String { text }

    init(_ text: String, _ records: (rows: String, slides: [UInt8], comment: String?)...) {
      self.text = text
      self.records = records
    }
  }

  static let texts: [Case] = [
    Case("1 2\n0 3\n\n1 2\n3 0\n", ("1 2/0 3", [], nil), ("1 2/3 0", [], nil)),
    Case("1 2\n0 3\nL\n1 2\n3 0\n", ("1 2/0 3", [3], nil), ("1 2/3 0", [], nil)),
    // No line between layouts.
    Case("1 2\n0 3\n1 2\n3 0\n", ("1 2/0 3", [], nil), ("1 2/3 0", [], nil)),
    Case("1 2/0 3\n1 2/3 0\n", ("1 2/0 3", [], nil), ("1 2/3 0", [], nil)),
    Case("1 2 0 3\n1 2 3 0\n", ("1 2/0 3", [], nil), ("1 2/3 0", [], nil)),
    Case(
      "1 2 0 3\n1 2 3 0\n0 1 2 3\n1 0 2 3",
      ("1 2/0 3", [], nil),
      ("1 2/3 0", [], nil),
      ("0 1/2 3", [], nil),
      ("1 0/2 3", [], nil)
    ),
    Case("1 2 x\n1 2 x", ("1 2 0/1 2 0", [], nil)),
    Case("1 2\n3\n1 2\n3", ("1 2/3 0", [], nil), ("1 2/3 0", [], nil)),
    Case("1 2 0 3\nL\n1 2 3 0\n", ("1 2/0 3", [3], nil), ("1 2/3 0", [], nil)),
    // A first row that could be a layout.
    Case("1 2 3 0\n4 5 6 7\n", ("1 2 3 0/4 5 6 7", [], nil)),
    Case("0 1 2 3\n\n4 5 6 7 8 9 0 1 2 3\n", ("0 1/2 3", [], nil)),
    // Moves on several lines, with blank lines and comments between.
    Case("1 2\n0 3\n\nL\n\n# x\nR\nL\n", ("1 2/0 3", [3, 3, 3], "x")),
    // Comments.
    Case("# a\n1 2\n3 0\n", ("1 2/3 0", [], "a")),
    Case("#a\n;  b \n1 2\n3 0\n", ("1 2/3 0", [], "a\n b")),
    Case("# a\n\n# b\n1 2\n3 0\n# c\n\n#\n# d\n", ("1 2/3 0", [], "a\nb\nc\n\nd")),
    Case("1 2\n3 0\n# a\n\n# b\n1 2\n0 3\n", ("1 2/3 0", [], "a"), ("1 2/0 3", [], "b")),
    Case("1 2\n3 0\n# b\n1 2\n0 3\n", ("1 2/3 0", [], nil), ("1 2/0 3", [], "b")),
    // Comments between rows.
    Case("# a\n1 2\n# b\n3 0\n# c\n", ("1 2/3 0", [], "a\nb\nc")),
    Case("1 2 3 4\n# a\n5 6 7 0\n", ("1 2 3 4/5 6 7 0", [], "a")),
    Case("1 2\n# a\n3 0\n# b\n1 2\n0 3\n", ("1 2/3 0", [], "a"), ("1 2/0 3", [], "b")),
    // A comment above another layout.
    Case("0 1\n2 3\n# a\n4 5\n", ("0 1/2 3/4 5", [], "a")),
    Case(
      "1 2 3 0\n# b\n8 6 7\n2 5 4\n3 0 1",
      ("1 2/3 0", [], nil),
      ("8 6 7/2 5 4/3 0 1", [], "b")
    ),
    Case("1 2 3\n4 5 6\n# b\n1 2\n3 0\n", ("1 2 3/4 5 6", [], nil), ("1 2/3 0", [], "b")),
    Case("1 2\n\n# b\n1 2/3 0\n", ("1 2/3 0", [], "b")),
  ]

  @Test(arguments: texts) func `is cut into records`(test: Case) throws {
    for blockSize in [1 << 16, 1, 3] {
      let parsed = PuzzleTextFormat().readAll(test.text, blockSize: blockSize).filter(\.isRecord)
      let records = parsed.compactMap(\.puzzle)
      #expect(records.map(\.start) == test.records.map { layout($0.rows) })
      #expect(records.map(\.slides) == test.records.map(\.slides))
      #expect(records.map(\.comment) == test.records.map(\.comment))
    }
  }

  @Test func `may have damaged records between others`() {
    let text = """
      1 2
      3 0

      1 2
      3 ?

      1 2
      0 3
      Q R U D L

      1 2 3
      4 5

      1 2
      0 3
      L

      """
    for blockSize in [1 << 16, 1] {
      let parsed = PuzzleTextFormat().readAll(text, blockSize: blockSize)
      #expect(parsed.map(\.number) == [1, 2, 3, 4, 5])
      #expect(parsed.map(\.hasRecord) == [true, false, true, true, true])
      #expect(parsed.map(\.placedRules) == [[], ["5:3 puzzle-cell"], ["9:1 puzzle-move"], [], []])
    }
  }

  @Test func `has a damaged layout on a line of its own between others`() {
    let lines = [
      "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 14 0",
      "1 2 3 4 5 6 7 8 9 10 11 12 13 0 15 14", "1 2 3 4 5 6 7 8 9 10 11 12 0 14",
      "1 2 3 4 5 6 7 8 9 10 11 12 13 0 14 15",
    ]
    let parsed = PuzzleTextFormat().readAll(lines.joined(separator: "\n"))
    #expect(parsed.map(\.hasRecord) == [true, true, true, false, true])
  }

  @Test(arguments: ["", "\n\n", "# only\n; comments\n"]) func `needs a layout`(text: String) {
    let parsed = PuzzleTextFormat().readAll(text)
    #expect(parsed.map(\.findings).map { $0.map(\.rule) } == [[.noRecord]])
  }
}

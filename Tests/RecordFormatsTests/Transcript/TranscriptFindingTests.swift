import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding in a transcript` {
  typealias Case = FindingInMoves

  private static let expected = Case.expected(_:)

  static let table: [Case] = [
    Case("f5d6⟦i3d3⟧ c4", "transcript-token", expected("“i3d3”"), "f5d6"),
    Case("f5d6⟦c9d3⟧", "transcript-token", expected("“c9d3”"), "f5d6"),
    Case("f5d6⟦c⟧", "transcript-token", expected("“c”"), "f5d6"),
    Case("1. f5 d6 2. ⟦Nf3⟧ d3", "transcript-token", expected("“Nf3”"), "f5d6"),
    Case("1. f5 ⟦6⟧ 2. c3 d3", "transcript-token", expected("“6”"), "f5"),
    Case("f5d6 ⟦39-25⟧ c3", "transcript-token", expected("“39-25”"), "f5d6"),
    Case("f5 a1⟦0⟧", "transcript-token", expected("“0”"), "f5a1"),
    Case("f5 ⟦é⟧ d6", "transcript-token", expected("“é”"), "f5"),
    Case("f5 ⟦passed⟧", "transcript-token", expected("“passed”"), "f5"),
    Case("+d3-c3⟦:⟧ x", "transcript-token", expected("“:”"), "d3c3"),
    Case("Ann 5-3 : ⟦x⟧", "transcript-token", expected("“x”"), ""),
    Case("f5d6\n⟦39-25⟧\n", "transcript-token", expected("“39-25”"), "f5d6"),
    Case("⟦1-0⟧\nf5d6\n", "transcript-token", expected("“1-0”"), nil),
    Case("hello", "transcript-token", expected("“hello”"), nil),
    Case("1.⟦⟧", "transcript-token", "expected a move such as f5, found the end", nil),
    Case(
      "P@e3 P@f3 ⟦a1a1⟧",
      "transcript-null-move",
      "“a1a1” is read as a pass",
      nil
    ),
    Case("f5 ⟦C3c3⟧ d6", "transcript-null-move", "“C3c3” is read as a pass", "f5--d6"),
    Case(
      "⟦P@f4⟧ p@f3 P@f6",
      "transcript-drop",
      "“P@f4” is read as f5: XBoard counts rows from the bottom, and 2 more like this",
      "f5f6f3"
    ),
    Case(
      "Ann 39-25 Bob: f5d6 ⟦25-39⟧",
      "transcript-result",
      "the result “25-39” differs from the one before the moves",
      "f5d6"
    ),
    Case("⟦\u{FEFF}⟧f5d6", "byte-order-mark", "a byte order mark", "f5d6"),
    Case("\u{FEFF}# x\nf5d6⟦x⟧", "transcript-token", expected("“x”"), "f5d6"),
    Case(
      "f5d6\n⟦# left over⟧\n\n",
      "transcript-comment",
      "no game follows this comment; it is not read",
      nil
    ),
    Case("⟦⟧ \n", "no-record", "the input contains no record", nil),
  ]

  @Test(arguments: table)
  func `has its place and its message`(test: Case) throws {
    for blockSize in [1, 7, 65_536] {
      let parsed = TranscriptFormat().readAll(test.text.bytes, blockSize: blockSize)
      let finding = try #require(
        parsed.flatMap(\.findings).first { $0.rule.name == test.rule }
      )
      #expect(finding.message == test.message)
      if let place = test.text.places.first {
        #expect(finding.placedRule == "\(place) \(test.rule)")
        #expect(finding.place.length == test.text.ranges[0].count)
      }
      if let moves = test.moves { #expect(parsed.first?.reversi?.moves == Move.list(moves)) }
    }
  }

  @Test func `does not hide the next game`() {
    let parsed = readTranscript("f5d6\nf5xx\nhello\nf5f6\n")
    #expect(
      parsed.map(\.placedRules) == [[], ["2:3 transcript-token"], ["3:1 transcript-token"], []]
    )
    #expect(parsed.map(\.isWhole) == [true, false, false, true])
    #expect(parsed.map(\.number) == [1, 2, 3, 4])
    #expect(parsed[2].reversi == nil)
  }

  @Test func `has the right line even if lines end with carriage returns`() throws {
    let parsed = readTranscript("f5d6\r\rf5d6c3\rxx\r# y\r")
    let findings = [[], [], ["4:1 transcript-token"], ["5:1 transcript-comment"]]
    #expect(parsed.map(\.placedRules) == findings)
    let excerpts = parsed.flatMap(\.findings).compactMap(\.place.excerpt)
    #expect(excerpts.map(\.text) == ["xx", "# y"])
    #expect(excerpts.map(\.caret) == [0..<2, 0..<3])
  }

  @Test func `is a warning if a comment is dropped`() {
    let parsed = readTranscript("f5d6\n# left over\n")
    #expect(parsed.flatMap(\.findings).map(\.severity) == [.warning])
  }

  @Test func `reports text that is not UTF-8`() {
    let bytes = Array("# Pr".utf8) + [0xE9] + Array("s\nAnn\u{20}".utf8) + [0xC9]
    let parsed = TranscriptFormat().readAll(bytes + Array(" 39-25 Bob: f5d6".utf8))
    #expect(parsed.map(\.placedRules) == [["1:3 latin-1"]])
    #expect(parsed.first?.reversi?.comment == "Prés")
    #expect(parsed.first?.reversi?.players.dark.name == "Ann É")
  }

  @Test func `reports UTF-16`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x66, 0, 0x35, 0, 0x64, 0, 0x36, 0]
    #expect(TranscriptFormat().readAll(bytes).map(\.placedRules) == [["1:1 encoding"]])
  }

  @Test func `reports limits`() {
    let moves = String(repeating: "f5", count: Limits.moves)
    #expect(readTranscript(moves).map(\.placedRules) == [[]])
    #expect(readTranscript(moves + "d6").map(\.placedRules) == [["1:2001 too-many"]])
    #expect(readTranscript(moves + "d6").first?.reversi?.moves.count == Limits.moves)
    let comment = "#" + String(repeating: "x", count: Limits.textBytes + 1) + "\nf5d6"
    #expect(readTranscript(comment).map(\.placedRules) == [["1:2 text-too-long"]])
    let line = [UInt8](repeating: 0x66, count: Limits.recordBytes + 1)
    #expect(TranscriptFormat().readAll(line).map(\.placedRules) == [["1:1 record-too-long"]])
  }
}

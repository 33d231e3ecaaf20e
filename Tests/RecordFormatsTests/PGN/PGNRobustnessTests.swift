import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A damaged PGN file` {
  static let games = [
    "[Event \"a \\\"b\"]\n[Date \"1977.??.??\"]\n\n1. f5! $3 (d3 {x} (c4)) d6 39-25\n\n[Event \"c\"]\n1. f5",
    "\u{FEFF}[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\r\n%x\r\n1... f4 {[%eval 1] [%emt 0:1] y} ;z\r\n-- P@f4 a1a1 *",
  ]

  @Test(arguments: games)
  func `gives a record or a finding wherever it is damaged`(text: String) {
    expectAnswers(whereverIsDamaged: text, of: PGNFormat())
  }

  @Test(arguments: ["\n", "\r", "\r\n"], [1 << 16, 1 << 30])
  func `does not hide the games after one that is too long`(lineEnd: String, blockSize: Int) {
    let long = "1. f5 " + String(repeating: "d6 c3 ", count: 3 << 20)
    // The rest of the long game has brackets that are not tags.
    let lines = [
      "[Event \"a\"]", "", "1. f5 *", "", "[Event \"b\"]", "", long, "[x", "d3", "",
      " [Event \"no\"]", "[Event \"c\"]", "[Site \"d\"]", "", "1. d3 *", "",
    ]
    let parsed = PGNFormat().readAll(
      lines.joined(separator: lineEnd),
      blockSize: blockSize
    )
    #expect(parsed.compactMap(\.record).map(\.event) == ["a", "c"])
    #expect(parsed.compactMap(\.record).map(\.moves) == [Move.list("f5"), Move.list("d3")])
    let errors = parsed.flatMap(\.findings).filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.recordTooLong])
    #expect(parsed.last?.source.start.line == 12)
  }

  @Test func `gives a record or a finding even if it is only noise`() {
    let alphabet: [UInt8] = Array("[Event \"\"]f5d6 (){};$!*\n\r%.-10".utf8) + [0xE9]
    expectAnswers(toNoiseOf: alphabet, of: PGNFormat())
  }
}

import RecordFormats
import Testing

@Suite struct `A damaged PGN file` {
  static let games = [
    "[Event \"a \\\"b\"]\n[Date \"1977.??.??\"]\n\n1. f5! $3 (d3 {x} (c4)) d6 39-25\n\n[Event \"c\"]\n1. f5",
    "\u{FEFF}[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\r\n%x\r\n1... f4 {[%eval 1] [%emt 0:1] y} ;z\r\n-- P@f4 a1a1 *",
  ]

  @Test(arguments: games)
  func `is answered wherever it is damaged`(text: String) {
    expectAnswers(whereverIsDamaged: text, of: PGNFormat())
  }

  @Test func `is answered even if it is only noise`() {
    let alphabet: [UInt8] = Array("[Event \"\"]f5d6 (){};$!*\n\r%.-10".utf8) + [0xE9]
    expectAnswers(toNoiseOf: alphabet, of: PGNFormat())
  }
}

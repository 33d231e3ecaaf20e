import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding in PGN` {
  typealias Case = FindingInMoves

  private static let expected = Case.expected(_:)

  static let table: [Case] = [
    Case("1. f5 ⟦Nf3⟧ d6", "pgn-token", expected("“Nf3”"), "f5"),
    Case("1. e4 e5 2. ⟦exd5⟧", "pgn-token", expected("“exd5”"), "e4e5"),
    Case("1. f5 ⟦O-O⟧", "pgn-token", expected("“O-O”"), "f5"),
    Case("1. f5 ⟦a9⟧ d6", "pgn-token", expected("“a9”"), "f5"),
    Case("1. ⟦f5d6⟧", "pgn-token", expected("“f5d6”"), nil),
    Case("1. f5 ⟦39-⟧ d6", "pgn-token", expected("“39-”"), "f5"),
    Case("1. f5 ⟦[x⟧", "pgn-token", expected("“[x”"), "f5"),
    Case("1. f5 (1. d3 ⟦1-0⟧) d6", "pgn-token", expected("“1-0)”"), "f5"),
    Case("1. f5 } d6", "pgn-token", expected("“}”"), "f5"),
    Case("hello", "pgn-token", expected("“hello”"), nil),
    Case("[Event ⟦⟧cup]\nf5", "pgn-tag", "expected a value in quotation marks in this tag", "f5"),
    Case("[Event⟦⟧]\nf5", "pgn-tag", "expected a value in quotation marks in this tag", "f5"),
    Case("[⟦⟧\"x\"]\nf5", "pgn-tag", "expected a name in this tag", "f5"),
    Case(
      "[Event ⟦\"⟧cup]\n[Site \"x\"]\nf5",
      "pgn-quote",
      "the value of “Event” does not end on its line",
      "f5"
    ),
    Case(
      "[Event \"the ⟦\"⟧big\" cup\"]\nf5",
      "pgn-inner-quote",
      "a quotation mark without a backslash, and 1 more like this",
      "f5"
    ),
    Case(
      "1. f5 ⟦{⟧d6 (\n2. c3",
      "pgn-comment",
      "the comment is not closed; the game is not read any further",
      "f5"
    ),
    Case("1. f5 (1. d3 ⟦(⟧c4 d6", "pgn-variation", "the variation is not closed", "f5"),
    Case("1. f5 ⟦)⟧ d6", "pgn-variation", "this bracket does not close a variation", "f5d6"),
    Case(
      "1. f5 ⟦(⟧ {x} ) d6",
      "pgn-empty-variation",
      "the variation has no moves; it is dropped",
      "f5d6"
    ),
    Case("1. ⟦$1⟧ f5", "pgn-glyph", "there is no move before this glyph; it is dropped", "f5"),
    Case("1. f5 ⟦$256⟧ d6", "pgn-glyph", "“$256” is not a glyph; it is dropped", "f5d6"),
    Case("1. f5⟦!!!⟧ d6", "pgn-glyph", "“!!!” is not a glyph; it is dropped", "f5d6"),
    Case("1. f5 ⟦$⟧ d6", "pgn-glyph", "“$” is not a glyph; it is dropped", "f5d6"),
    Case("1. f5\n⟦% d6 Nf3⟧\nc3", "pgn-escaped-line", "the line is not read", "f5c3"),
    Case(
      "1. f5 39-25 {x} 1. ⟦d3⟧",
      "pgn-after-result",
      "“d3” follows the result; the game is not read any further",
      "f5"
    ),
    Case("1. f5 * ⟦*⟧", "pgn-token", expected("“*”"), "f5"),
    Case(
      "[Black \"a\"]\n[Black \"⟦b⟧\"]\nf5",
      "pgn-repeated-tag",
      "“Black” is repeated; the first one counts",
      "f5"
    ),
    Case(
      "[Date \"2010\"]\n[Date \"⟦2010.11.13⟧\"]\nf5",
      "pgn-second-date",
      "the date is repeated; the more precise one counts",
      "f5"
    ),
    Case(
      "[Date \"⟦yesterday⟧\"]\nf5",
      "pgn-value",
      "“yesterday” is not a date; it is kept as a tag",
      "f5"
    ),
    Case(
      "[Result \"⟦dark⟧\"]\nf5",
      "pgn-value",
      "“dark” is not understood as Result; it is kept as a tag",
      "f5"
    ),
    Case(
      "[BlackElo \"⟦1d⟧\"]\nf5",
      "pgn-value",
      "“1d” is not understood as BlackElo; it is kept as a tag",
      "f5"
    ),
    Case(
      "[Termination \"⟦death⟧\"]\nf5",
      "pgn-value",
      "“death” is not understood as Termination; it is kept as a tag",
      "f5"
    ),
    Case(
      "[FEN \"⟦r⟧nbqkbnr/8 w\"]\nf5",
      "pgn-fen",
      "expected p (dark), P (light), 1 to 8 or /",
      nil
    ),
    Case(
      "[Result \"39-25\"]\nf5 ⟦25-39⟧",
      "pgn-result-tail",
      "the result “25-39” differs from the tag",
      "f5"
    ),
    Case(
      "[Result \"1-0\"]\nf5 ⟦0-1⟧",
      "pgn-result-tail",
      "the result “0-1” differs from the tag",
      "f5"
    ),
    Case(
      "[Result \"0-1\"]\nf5 ⟦40-24⟧",
      "pgn-result-tail",
      "the result “40-24” differs from the tag",
      "f5"
    ),
    Case(
      "[Result \"40-24\"]\nf5 ⟦1/2-1/2⟧",
      "pgn-result-tail",
      "the result “1/2-1/2” differs from the tag",
      "f5"
    ),
    Case(
      "[Result \"40-24\"]\n[Winner \"White\"]\nf5 ⟦1-0⟧",
      "pgn-result-tail",
      "the result “1-0” differs from the tag",
      "f5"
    ),
    Case("1. f5 ⟦c3c3⟧ d6", "pgn-null-move", "“c3c3” is read as a pass", "f5--d6"),
    Case(
      "1. ⟦P@f4⟧ P@f3",
      "pgn-drop",
      "“P@f4” is read as f5: XBoard counts rows from the bottom, and 1 more like this",
      "f5f6"
    ),
    Case(
      "1. f5 d6\n{⟦Ben wins -31-95⟧}\n*",
      "pgn-edax-result",
      "“Ben wins -31-95” is how Edax marks an unfinished game",
      "f5d6"
    ),
    Case(
      "[Result \"⟦1-0⟧\"]\nf5 1-0",
      "pgn-chess-result",
      "“1-0” states the winner, but not the score",
      "f5"
    ),
    Case(
      "f5 ⟦1/2-1/2⟧",
      "pgn-chess-result",
      "“1/2-1/2” states a tie, but not the score",
      "f5"
    ),
    Case("⟦\u{FEFF}⟧[Event \"x\"]\nf5", "byte-order-mark", "a byte order mark", "f5"),
    Case("% only this\n⟦⟧", "pgn-token", "expected a move such as f5, found the end", nil),
    Case("⟦⟧ \n", "no-record", "the input contains no record", nil),
  ]

  @Test(arguments: table)
  func `has its place and message`(test: Case) throws {
    for blockSize in [1, 7, 65_536] {
      let parsed = PGNFormat().readAll(test.text.bytes, blockSize: blockSize)
      let finding = try #require(parsed.flatMap(\.findings).first { $0.rule.name == test.rule })
      #expect(finding.message == test.message)
      if let place = test.text.places.first,
        test.rule != "pgn-token" || !test.text.ranges[0].isEmpty
      {
        #expect(finding.placedRule == "\(place) \(test.rule)")
      }
      if let moves = test.moves { #expect(parsed.first?.reversi?.moves == Move.list(moves)) }
      #expect(parsed.count == 1)
    }
  }

  @Test(arguments: [
    "[Event \"x]\n1. f5 *", "[Event \"x\"]\n1. f5 {d6", "[Event \"x\"]\n1. f5 (1. d3",
    "[Event \"x\"]\n1. f5 Nf3", "[Event x\n1. f5",
  ])
  func `does not hide the next game`(text: String) {
    let good = "[Event \"good\"]\n1. f5 *\n\n"
    let parsed = PGNFormat().readAll(Array((good + text + "\n\n" + good).utf8))
    #expect(parsed.map(\.isWhole) == [true, false, true])
    #expect(parsed.map { $0.findings.count } == [0, 1, 0])
    #expect(parsed[2].reversi?.event == "good")
  }

  @Test(arguments: [
    "[Result \"1-0\"]\nf5 39-25", "[Result \"39-25\"]\nf5 1-0", "f5 *",
    "[Result \"0-1\"]\n[Termination \"resignation\"]\nf5 0-1",
    "[Termination \"time forfeit\"]\nf5 1-0",
    "[Result \"1/2-1/2\"]\n[Termination \"agreement\"]\nf5",
    "f5 (1. d3 2. c3 7. f5) d6", "f5 1... d6 2. c3 2... d3", "1. f5 -- 2. d6 --",
    "[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\n20. f4 d3 21. c4", "f5 1-0 {3} 3",
    "1. f5 {Ben wins -31-95}", "1. f5 {Ben wins -31-95} d6 *", "1. f5 {Ben wins 39-25} *",
    "1. f5 {Ben wins -31-95.} *", "1. f5 {-31-95} *", "{Ben wins -31-95} *",
    "1. f5 {[%eval 2] Ben wins -31-95} *", "1. f5 (1. d3 {Ben wins -31-95}) *",
  ])
  func `is not reported for valid games`(text: String) {
    let rules = readPGN(text).flatMap(\.findings).map(\.rule.name)
    #expect(rules == (text == "f5 1-0 {3} 3" ? ["pgn-chess-result"] : []))
  }

  @Test func `reads Edax's comment on an unfinished game as a result`() throws {
    let record = try readCleanPGN("1. f5 {x} {? wins -31-95} *", but: ["pgn-edax-result"])
    #expect(record.result == GameResult(ending: .unfinished))
    #expect(record.annotations == [MoveAnnotation(ply: 1, comment: "x")])
  }

  @Test func `keeps the value that it is about`() {
    let parsed = readPGN(
      "[Date \"soon\"]\n[White \"a\"]\n[White \"b\"]\n[Result \"x\"]\n[Date \"1977\"]\n[Date \"1978\"]\nf5"
    )
    #expect(
      parsed.first?.reversi?.tags.map { "\($0.name)=\($0.value)" } == [
        "Date=soon", "White=b", "Result=x", "Date=1978",
      ]
    )
    #expect(parsed.first?.reversi?.date == GameDate(year: 1977))
    #expect(
      readPGN("[Date \"1977\"]\n[Date \"1977.5.1\"]\nf5").first?.reversi?.date
        == GameDate(year: 1977, month: 5, day: 1)
    )
  }

  @Test(arguments: [("0-1", "40-24"), ("40-24", "0-1"), ("1-0", "0-1"), ("33-31", "31-33")])
  func `leaves the result of the tag as it is`(tag: String, tail: String) {
    let alone = readPGN("[Result \"\(tag)\"]\nf5").first?.reversi?.result
    #expect(readPGN("[Result \"\(tag)\"]\nf5 \(tail)").first?.reversi?.result == alone)
  }

  @Test(arguments: ["f5\n% x\nd6", "f5 () d6", "f5 $256 d6"])
  func `is a warning if something is dropped`(text: String) {
    #expect(readPGN(text).flatMap(\.findings).map(\.severity) == [.warning])
  }

  @Test func `reports text that is not UTF-8`() {
    let bytes = Array("[Black \"".utf8) + [0xC9] + Array("\"]\n1. f5 {".utf8) + [0xE9] + [0x7D]
    let parsed = PGNFormat().readAll(bytes)
    #expect(parsed.map(\.placedRules) == [["1:9 latin-1"]])
    #expect(parsed.first?.reversi?.players.dark.name == "É")
    #expect(parsed.first?.reversi?.annotations.first?.comment == "é")
  }

  @Test func `reports UTF-16`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x5B, 0, 0x45, 0, 0x76, 0, 0x65, 0]
    #expect(PGNFormat().readAll(bytes).map(\.placedRules) == [["1:1 encoding"]])
  }

  @Test func `reports limits`() {
    let moves = String(repeating: "f5 ", count: Limits.moves)
    #expect(readPGN(moves).map(\.placedRules) == [[]])
    #expect(readPGN(moves + "d6").map(\.placedRules) == [["1:3001 too-many"]])
    #expect(readPGN(moves + "d6 d7 {").first?.reversi?.moves.count == Limits.moves)
    let tags = String(repeating: "[X \"y\"]\n", count: Limits.tags)
    #expect(readPGN(tags + "f5").map(\.placedRules) == [[]])
    #expect(readPGN(tags + "[X \"y\"]\nf5").map(\.placedRules) == [["10001:1 too-many"]])
    let text = String(repeating: "x", count: Limits.textBytes + 1)
    #expect(readPGN("[X \"\(text)\"]\nf5").map(\.placedRules) == [["1:5 text-too-long"]])
    let half = "{" + text.prefix(Limits.textBytes / 2) + "}"
    #expect(readPGN("f5 " + half + half).map(\.placedRules) == [["1:524295 text-too-long"]])
    let many = readPGN("{a} f5 " + String(repeating: "{b}", count: 300_000))
    #expect(many.map(\.placedRules) == [[]])
    #expect(many.first?.reversi?.annotations.first?.comment?.utf8.count == 599_999)
    let glyphs = readPGN("f5 " + String(repeating: "$1", count: 300_000))
    #expect(glyphs.first?.reversi?.annotations.first?.glyphs.count == 300_000)
    #expect(readPGN("f5 {\(text)}").map(\.placedRules) == [["1:5 text-too-long"]])
  }

  @Test func `is reported for a million brackets`() {
    let brackets = String(repeating: "(", count: 1_000_000)
    let parsed = readPGN("1. f5 " + brackets)
    #expect(parsed.flatMap(\.placedRules).contains("1:71 too-many"))
    #expect(parsed.first?.reversi?.moves == Move.list("f5"))
    let deep =
      String(repeating: "(1. f5 ", count: Limits.depth)
      + String(repeating: ")", count: Limits.depth)
    #expect(readPGN("1. f5 " + deep).map(\.placedRules) == [[]])
    let closing = readPGN("1. f5 " + String(repeating: ")", count: 1_000_000))
    #expect(closing.map(\.placedRules) == [["1:7 pgn-variation"]])
  }
}

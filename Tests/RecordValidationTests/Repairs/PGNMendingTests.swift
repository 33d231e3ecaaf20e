import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A PGN game is mended` {
  /// Nine moves, after which light has no disk.
  private static let wipeOut = "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3"

  private static func over(_ tag: String, _ tail: String, _ more: String = "") -> String {
    "[Result \"\(tag)\"]\n\(more)\n\(wipeOut) \(tail)\n"
  }

  private static func game(_ tags: String, _ moves: String = "1. f5 d6 *") -> String {
    "[Event \"x\"]\n\(tags)\n\n\(moves)\n"
  }

  private static func date(_ date: String) -> String { game("[Date \"\(date)\"]") }

  static let reading: [MendingCase] = [
    MendingCase(
      "pgn-inner-quote",
      game(#"[Site "the "big" \"X\" ""hall""]"#),
      game(#"[Site "the \"big\" \"X\" \"\"hall\""]"#)
    ),
    MendingCase("pgn-inner-quote", game(#"[Site "the "big hall]"#), nil),
    MendingCase(
      "pgn-second-date",
      game("[Date \"2010.??.??\"]\n[Date \"2010.0.0\"]\n[Time \"255.0.0\"]"),
      game("[Date \"2010.??.??\"]\n[Time \"255.0.0\"]")
    ),
    MendingCase(
      "pgn-second-date",
      "[Date \"2010\"] \r\n[Date \"2010.11.13\"]\r\n[Date \"2010.11\"]\r\n1. f5 *",
      "[Date \"2010.11.13\"]\r\n1. f5 *"
    ),
    MendingCase(
      "pgn-second-date",
      "[Date \"2010\"][Date \"2010.5.1\"] 1. f5",
      "[Date \"2010.5.1\"] 1. f5"
    ),
    MendingCase("pgn-second-date", game("[Date \"2010\"]\n[Date \"2011\"]"), nil),
    MendingCase("pgn-value", date("13/11/2010"), date("2010.11.13")),
    MendingCase("pgn-value", date("November 2010"), date("2010.11.??")),
    MendingCase(
      "pgn-value",
      date("Sat, 13 Nov 2010 12:33:18 +0000"),
      date("2010.11.13"),
      isSafe: false
    ),
    MendingCase("pgn-value", date("1/2/2003"), nil),
    MendingCase(
      "pgn-value",
      game("[Date \"13/11/2010\"]\n[Result \"x\"]"),
      game("[Date \"2010.11.13\"]\n[Result \"x\"]")
    ),
    MendingCase(
      "pgn-edax-result",
      "[White \"Ben\"]\n[Result \"*\"]\n\n1. f5 d6\n{Ben wins -31-95} *\n",
      "[White \"Ben\"]\n[Result \"*\"]\n[Termination \"unterminated\"]\n\n1. f5 d6\n*\n"
    ),
    MendingCase(
      "pgn-edax-result",
      "[White \"Ben\"]\r\n\r\n1. f5 {? wins -31-95} *",
      "[White \"Ben\"]\r\n[Termination \"unterminated\"]\r\n\r\n1. f5 *"
    ),
    MendingCase(
      "pgn-edax-result",
      "[Termination \"?\"]\n1. f5 {Ben wins -31-95} *",
      "[Termination \"?\"]\n1. f5 *"
    ),
    MendingCase("pgn-edax-result", "1. f5 {Ben wins -31-95} *", "1. f5 *"),
    MendingCase("pgn-null-move", "1. f5 c3c3 2. d6", "1. f5 -- 2. d6"),
    MendingCase("pgn-drop", "1. P@f4 P@d3", "1. f5 d6", isSafe: false),
    MendingCase("pgn-variation", "1. f5 ) d6", "1. f5  d6", isSafe: false),
    MendingCase("pgn-empty-variation", "1. f5 ( ) d6", "1. f5 d6"),
    MendingCase("pgn-empty-variation", "1. f5 ({x}) d6", nil),
    MendingCase("byte-order-mark", "\u{FEFF}[Event \"x\"]\n\n1. f5\n", "[Event \"x\"]\n\n1. f5\n"),
  ]

  @Test(arguments: reading)
  func `where it cannot be read as it is`(test: MendingCase) throws {
    try test.check(with: PGNFormat())
  }

  static let tails: [MendingCase] = [
    MendingCase("pgn-result-tail", over("64-0", "0-64"), over("64-0", "64-0")),
    MendingCase("pgn-result-tail", over("64-0", "0-1 {x}"), over("64-0", "1-0 {x}")),
    MendingCase("pgn-result-tail", over("1-0", "0-64"), over("1-0", "64-0")),
    MendingCase("pgn-result-tail", over("13-0", "64-0"), over("13-0", "13-0")),
    // The board says otherwise.
    MendingCase("pgn-result-tail", over("0-64", "64-0"), nil),
    // Nobody knows which one is right.
    MendingCase(
      "pgn-result-tail",
      game("[Result \"40-24\"]", "1. f5 d6 24-40"),
      game("[Result \"40-24\"]", "1. f5 d6 40-24"),
      isSafe: false
    ),
    MendingCase("pgn-result-tail", game("[Result \"0-1\"]", "1. f5 d6 40-24"), nil),
  ]

  static let tags: [MendingCase] = [
    MendingCase(
      "pgn-repeated-tag",
      "[Black \"Ada\"]\r\n[White \"Ben\"]\r\n[Black \"Ada\"]\r\n\r\n1. f5 *\r\n",
      "[Black \"Ada\"]\r\n[White \"Ben\"]\r\n\r\n1. f5 *\r\n"
    ),
    MendingCase(
      "pgn-repeated-tag",
      "[Black \"Ada\"]\n[Black \"Ada\"]\n[Black \"Ada\"]\n\n1. f5 *\n",
      "[Black \"Ada\"]\n\n1. f5 *\n"
    ),
    MendingCase("pgn-repeated-tag", "[Black \"Ada\"]\n[Black \"Ben\"]\n\n1. f5 *\n", nil),
  ]

  @Test(arguments: tags)
  func `where it tells something twice`(test: MendingCase) throws {
    try test.check(with: PGNFormat())
  }

  @Test(arguments: tails)
  func `where it tells two results`(test: MendingCase) throws {
    try test.check(with: PGNFormat())
  }

  static let moves: [MendingCase] = [
    MendingCase("surplus-pass", "1. f5 -- 2. d6", "1. f5 2. d6"),
    MendingCase("surplus-pass", "1. f5 -- {[%emt 1.5]} d6", "1. f5 d6"),
    MendingCase("surplus-pass", "1. f5 --! d6", nil),
    MendingCase("surplus-pass", "1. f5 -- {x} d6", nil),
    MendingCase("surplus-pass", "1. f5 -- {[%eval 2]} d6", nil),
    MendingCase("surplus-pass", "1. f5 {x} -- -- 2. d6 {y}", "1. f5 {x} 2. d6 {y}"),
    MendingCase("surplus-pass", "1. f5 2. -- 3. d6", "1. f5 3. d6"),
    MendingCase("surplus-pass", "1. f5\n-- d6 2. c3", "1. f5\nd6 2. c3"),
    MendingCase("surplus-pass", "1. f5 --\nd6 2. c3", "1. f5\nd6 2. c3"),
    MendingCase("surplus-pass", "1. f5 ; good\n-- d6", "1. f5 ; good\nd6"),
    MendingCase("surplus-pass", "1. -- 2. f5", "2. f5"),
    MendingCase("surplus-pass", "[Event \"x\"]\n\n-- f5 *", "[Event \"x\"]\n\nf5 *"),
    MendingCase("surplus-pass", "1. f5 -- (1... c4) 2. d6", nil),
    MendingCase("surplus-pass", "1. f5 d6 2. --", "1. f5 d6"),
    MendingCase("moves-after-end", over("64-0", "a1 64-0"), over("64-0", "64-0"), isSafe: false),
    MendingCase(
      "moves-after-end",
      over("64-0", "{so} a1 {[%emt 2]} 6. h8 {[%emt 1]}\n6... b8 64-0"),
      over("64-0", "{so} 64-0"),
      isSafe: false
    ),
    // What is said of a move would be said of the last one before it.
    MendingCase("moves-after-end", over("64-0", "a1 {so} 6. h8 64-0"), nil),
    MendingCase("moves-after-end", over("64-0", "a1 6. h8 $2 64-0"), nil),
    MendingCase("moves-after-end", over("64-0", "a1 ; what?\n64-0"), nil),
    MendingCase(
      "moves-after-end",
      "1. f5 d6\n3. c5 f6\n5. e7 f4\n7. g5 e6\n9. e3 a1\n11. a2 a3\n64-0\n",
      "1. f5 d6\n3. c5 f6\n5. e7 f4\n7. g5 e6\n9. e3\n64-0\n",
      isSafe: false
    ),
    MendingCase(
      "moves-after-end",
      over("64-0", "(5. c6 e3) a1 64-0"),
      over("64-0", "(5. c6 e3) 64-0"),
      isSafe: false
    ),
    MendingCase("moves-after-end", over("64-0", "a1 (5... a2) 64-0"), nil),
  ]

  @Test(arguments: moves)
  func `where there are other moves than there can be`(test: MendingCase) throws {
    try test.check(with: PGNFormat())
  }

  /// The program that is known to turn results around.
  private static let edax = "[Site \"edax\"]\n"

  static let results: [MendingCase] = [
    MendingCase("swapped-result", over("0-64", "0-64"), over("64-0", "64-0"), isSafe: false),
    MendingCase(
      "wrong-result",
      over("40-24", "40-24 {x}"),
      over("64-0", "64-0 {x}"),
      isSafe: false
    ),
    MendingCase("wrong-result", over("40-24", "1-0"), over("64-0", "1-0"), isSafe: false),
    MendingCase("wrong-result", over("40-24", "*"), over("64-0", "*"), isSafe: false),
    MendingCase("wrong-result", over("*", "40-24"), over("*", "64-0"), isSafe: false),
    MendingCase("swapped-result", over("24-40", "0-1"), nil),
    MendingCase("swapped-result", over("0-1", "0-1"), over("1-0", "1-0"), isSafe: false),
    MendingCase("flipped-result-sign", over("0-1", "0-1", edax), over("1-0", "1-0", edax)),
    MendingCase("raw-result", over("13-0", "1-0"), over("64-0", "1-0"), isSafe: false),
    MendingCase(
      "wrong-result",
      over("24-40", "24-40", "[Winner \"White\"]\n"),
      over("64-0", "64-0", "[Winner \"Black\"]\n"),
      isSafe: false
    ),
    MendingCase("wrong-result", over("0-64", "64-0"), nil),
    MendingCase("swapped-result", over("0-64", "64-0"), over("64-0", "64-0"), isSafe: false),
    MendingCase(
      "wrong-ending",
      over("64-0", "64-0", "[Termination \"Unterminated\"]\n"),
      over("64-0", "64-0", "[Termination \"played out\"]\n")
    ),
  ]

  @Test(arguments: results)
  func `where its result is another`(test: MendingCase) throws {
    try test.check(with: PGNFormat())
  }

  @Test func `where texts are Latin-1`() {
    let text = "[Black \"Jos#\"]\n[White \"Zoë\"]\n\n1. f5 {#} d6 ; #\n"
    let mending = Mending(latin1: text, PGNFormat())
    #expect(!mending.isSafe)
    #expect(mending.text == text.replacing("#", with: "é"))
  }
}

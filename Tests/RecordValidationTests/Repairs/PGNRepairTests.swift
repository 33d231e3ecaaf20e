import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A PGN game is repaired` {
  /// Nine moves, after which light has no disk.
  private static let wipeOut = "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3"

  private static func over(_ tag: String, _ tail: String, _ more: String = "") -> String {
    "[Result \"\(tag)\"]\n\(more)\n\(wipeOut) \(tail)\n"
  }

  private static func game(_ tags: String, _ moves: String = "1. f5 d6 *") -> String {
    "[Event \"x\"]\n\(tags)\n\n\(moves)\n"
  }

  private static func date(_ date: String) -> String { game("[Date \"\(date)\"]") }

  static let reading: [RepairCase] = [
    RepairCase(
      "pgn-inner-quote",
      game(#"[Site "the "big" \"X\" ""hall""]"#),
      game(#"[Site "the \"big\" \"X\" \"\"hall\""]"#)
    ),
    RepairCase("pgn-inner-quote", game(#"[Site "the "big hall]"#), nil),
    RepairCase(
      "pgn-second-date",
      game("[Date \"2010.??.??\"]\n[Date \"2010.0.0\"]\n[Time \"255.0.0\"]"),
      game("[Date \"2010.??.??\"]\n[Time \"255.0.0\"]")
    ),
    RepairCase(
      "pgn-second-date",
      "[Date \"2010\"] \r\n[Date \"2010.11.13\"]\r\n[Date \"2010.11\"]\r\n1. f5 *",
      "[Date \"2010.11.13\"]\r\n1. f5 *"
    ),
    RepairCase(
      "pgn-second-date",
      "[Date \"2010\"][Date \"2010.5.1\"] 1. f5",
      "[Date \"2010.5.1\"] 1. f5"
    ),
    RepairCase("pgn-second-date", game("[Date \"2010\"]\n[Date \"2011\"]"), nil),
    RepairCase("pgn-value", date("13/11/2010"), date("2010.11.13")),
    RepairCase("pgn-value", date("November 2010"), date("2010.11.??")),
    RepairCase(
      "pgn-value",
      date("Sat, 13 Nov 2010 12:33:18 +0000"),
      date("2010.11.13"),
      isSafe: false
    ),
    RepairCase("pgn-value", date("1/2/2003"), nil),
    RepairCase(
      "pgn-value",
      game("[Date \"13/11/2010\"]\n[Result \"x\"]"),
      game("[Date \"2010.11.13\"]\n[Result \"x\"]")
    ),
    RepairCase(
      "pgn-edax-result",
      "[White \"Ben\"]\n[Result \"*\"]\n\n1. f5 d6\n{Ben wins -31-95} *\n",
      "[White \"Ben\"]\n[Result \"*\"]\n[Termination \"unterminated\"]\n\n1. f5 d6\n*\n"
    ),
    RepairCase(
      "pgn-edax-result",
      "[White \"Ben\"]\r\n\r\n1. f5 {? wins -31-95} *",
      "[White \"Ben\"]\r\n[Termination \"unterminated\"]\r\n\r\n1. f5 *"
    ),
    RepairCase(
      "pgn-edax-result",
      "[Termination \"?\"]\n1. f5 {Ben wins -31-95} *",
      "[Termination \"?\"]\n1. f5 *"
    ),
    RepairCase("pgn-edax-result", "1. f5 {Ben wins -31-95} *", "1. f5 *"),
    RepairCase("pgn-null-move", "1. f5 c3c3 2. d6", "1. f5 -- 2. d6"),
    RepairCase("pgn-drop", "1. P@f4 P@d3", "1. f5 d6", isSafe: false),
    RepairCase("pgn-variation", "1. f5 ) d6", "1. f5  d6", isSafe: false),
    RepairCase("pgn-empty-variation", "1. f5 ( ) d6", "1. f5 d6"),
    RepairCase("pgn-empty-variation", "1. f5 ()2. d6", "1. f5 2. d6"),
    RepairCase("pgn-empty-variation", "1. f5()d6", "1. f5 d6"),
    RepairCase("pgn-empty-variation", "1. f5 (c4 ())", "1. f5 (c4)"),
    RepairCase("pgn-empty-variation", "1. f5 ({x}) d6", nil),
    RepairCase("byte-order-mark", "\u{FEFF}[Event \"x\"]\n\n1. f5\n", "[Event \"x\"]\n\n1. f5\n"),
  ]

  @Test(arguments: reading)
  func `if it cannot be read as it is`(test: RepairCase) throws {
    try test.check(with: PGNFormat())
  }

  static let tails: [RepairCase] = [
    RepairCase("pgn-result-tail", over("64-0", "0-64"), over("64-0", "64-0")),
    RepairCase("pgn-result-tail", over("64-0", "0-1 {x}"), over("64-0", "1-0 {x}")),
    RepairCase("pgn-result-tail", over("1-0", "0-64"), over("1-0", "64-0")),
    RepairCase("pgn-result-tail", over("13-0", "64-0"), over("13-0", "13-0")),
    // The board disagrees.
    RepairCase("pgn-result-tail", over("0-64", "64-0"), nil),
    // It is unknown which one is right.
    RepairCase(
      "pgn-result-tail",
      game("[Result \"40-24\"]", "1. f5 d6 24-40"),
      game("[Result \"40-24\"]", "1. f5 d6 40-24"),
      isSafe: false
    ),
    RepairCase("pgn-result-tail", game("[Result \"0-1\"]", "1. f5 d6 40-24"), nil),
  ]

  static let tags: [RepairCase] = [
    RepairCase(
      "pgn-repeated-tag",
      "[Black \"Ada\"]\r\n[White \"Ben\"]\r\n[Black \"Ada\"]\r\n\r\n1. f5 *\r\n",
      "[Black \"Ada\"]\r\n[White \"Ben\"]\r\n\r\n1. f5 *\r\n"
    ),
    RepairCase(
      "pgn-repeated-tag",
      "[Black \"Ada\"]\n[Black \"Ada\"]\n[Black \"Ada\"]\n\n1. f5 *\n",
      "[Black \"Ada\"]\n\n1. f5 *\n"
    ),
    RepairCase("pgn-repeated-tag", "[Black \"Ada\"]\n[Black \"Ben\"]\n\n1. f5 *\n", nil),
  ]

  @Test(arguments: tags)
  func `if it states something twice`(test: RepairCase) throws {
    try test.check(with: PGNFormat())
  }

  @Test(arguments: tails)
  func `if it states two results`(test: RepairCase) throws {
    try test.check(with: PGNFormat())
  }

  static let moves: [RepairCase] = [
    RepairCase("surplus-pass", "1. f5 -- 2. d6", "1. f5 2. d6"),
    RepairCase("surplus-pass", "1. f5 -- {[%emt 1.5]} d6", "1. f5 d6"),
    RepairCase("surplus-pass", "1. f5 --! d6", nil),
    RepairCase("surplus-pass", "1. f5 -- {x} d6", nil),
    RepairCase("surplus-pass", "1. f5 -- {[%eval 2]} d6", nil),
    RepairCase("surplus-pass", "1. f5 {x} -- -- 2. d6 {y}", "1. f5 {x} 2. d6 {y}"),
    RepairCase("surplus-pass", "1. f5 2. -- 3. d6", "1. f5 3. d6"),
    RepairCase("surplus-pass", "1. f5\n-- d6 2. c3", "1. f5\nd6 2. c3"),
    RepairCase("surplus-pass", "1. f5 --\nd6 2. c3", "1. f5\nd6 2. c3"),
    RepairCase("surplus-pass", "1. f5 ; good\n-- d6", "1. f5 ; good\nd6"),
    RepairCase("surplus-pass", "1. -- 2. f5", "2. f5"),
    RepairCase("surplus-pass", "[Event \"x\"]\n\n-- f5 *", "[Event \"x\"]\n\nf5 *"),
    RepairCase("surplus-pass", "1. f5 -- (1... c4) 2. d6", nil),
    RepairCase("surplus-pass", "1. f5 d6 2. --", "1. f5 d6"),
    RepairCase("moves-after-end", over("64-0", "a1 64-0"), over("64-0", "64-0"), isSafe: false),
    RepairCase(
      "moves-after-end",
      over("64-0", "{so} a1 {[%emt 2]} 6. h8 {[%emt 1]}\n6... b8 64-0"),
      over("64-0", "{so} 64-0"),
      isSafe: false
    ),
    // The comment on a move would become one on the move before it.
    RepairCase("moves-after-end", over("64-0", "a1 {so} 6. h8 64-0"), nil),
    RepairCase("moves-after-end", over("64-0", "a1 6. h8 $2 64-0"), nil),
    RepairCase("moves-after-end", over("64-0", "a1 ; what?\n64-0"), nil),
    RepairCase(
      "moves-after-end",
      "1. f5 d6\n3. c5 f6\n5. e7 f4\n7. g5 e6\n9. e3 a1\n11. a2 a3\n64-0\n",
      "1. f5 d6\n3. c5 f6\n5. e7 f4\n7. g5 e6\n9. e3\n64-0\n",
      isSafe: false
    ),
    RepairCase(
      "moves-after-end",
      over("64-0", "(5. c6 e3) a1 64-0"),
      over("64-0", "(5. c6 e3) 64-0"),
      isSafe: false
    ),
    RepairCase("moves-after-end", over("64-0", "a1 (5... a2) 64-0"), nil),
  ]

  @Test(arguments: moves)
  func `if moves are impossible`(test: RepairCase) throws {
    try test.check(with: PGNFormat())
  }

  /// The mark of a program that is known to swap results.
  private static let edax = "[Site \"edax\"]\n"

  static let results: [RepairCase] = [
    RepairCase("swapped-result", over("0-64", "0-64"), over("64-0", "64-0"), isSafe: false),
    RepairCase(
      "wrong-result",
      over("40-24", "40-24 {x}"),
      over("64-0", "64-0 {x}"),
      isSafe: false
    ),
    RepairCase("wrong-result", over("40-24", "1-0"), over("64-0", "1-0"), isSafe: false),
    RepairCase("wrong-result", over("40-24", "*"), over("64-0", "*"), isSafe: false),
    RepairCase("wrong-result", over("*", "40-24"), over("*", "64-0"), isSafe: false),
    RepairCase("swapped-result", over("24-40", "0-1"), nil),
    RepairCase("swapped-result", over("0-1", "0-1"), over("1-0", "1-0"), isSafe: false),
    RepairCase("flipped-result-sign", over("0-1", "0-1", edax), over("1-0", "1-0", edax)),
    RepairCase("raw-result", over("13-0", "1-0"), over("64-0", "1-0"), isSafe: false),
    RepairCase(
      "wrong-result",
      over("24-40", "24-40", "[Winner \"White\"]\n"),
      over("64-0", "64-0", "[Winner \"Black\"]\n"),
      isSafe: false
    ),
    RepairCase("wrong-result", over("0-64", "64-0"), nil),
    RepairCase("swapped-result", over("0-64", "64-0"), over("64-0", "64-0"), isSafe: false),
    RepairCase(
      "wrong-ending",
      over("64-0", "64-0", "[Termination \"Unterminated\"]\n"),
      over("64-0", "64-0", "[Termination \"played out\"]\n")
    ),
  ]

  @Test(arguments: results)
  func `if its result is wrong`(test: RepairCase) throws {
    try test.check(with: PGNFormat())
  }

  @Test func `if texts are Latin-1`() {
    let text = "[Black \"Jos#\"]\n[White \"Zoë\"]\n\n1. f5 {#} d6 ; #\n"
    let repaired = RepairedText(latin1: text, PGNFormat())
    #expect(!repaired.isSafe)
    #expect(repaired.text == text.replacing("#", with: "é"))
  }
}

import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A GGF game is repaired` {
  /// A game on 4×4 that ends 9-1, or 15-1 with the empty squares, with a pass of light.
  private static func small(_ moves: String, _ before: String = "") -> String {
    "(;GM[Othello]\(before)BO[4 ---- -O*- -*O- ---- *]\(moves);)"
  }

  private static let opening = "B[a2]W[a3]B[a4]W[a1]B[c1]"
  /// Nine moves of the standard start, after which light has no disk.
  private static let wipeOut = "B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3]"
  private static let board =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"

  private static func over(_ result: String, _ more: String = "") -> String {
    "(;GM[Othello]RE[\(result)]\(board)\(wipeOut)\(more);)"
  }

  private static func date(_ date: String) -> String { small("B[a2]", "DT[\(date)]") }

  static let reading: [RepairCase] = [
    RepairCase("ggf-name", small("b[a2]w[a3/1]B[a4]"), small("B[a2]W[a3/1]B[a4]")),
    RepairCase("ggf-name", small("", "pb[Ada]"), small("", "PB[Ada]"), isSafe: false),
    RepairCase("ggf-twice", small("", "PB[Ada]PW[Ben]PB[Ada]"), small("", "PB[Ada]PW[Ben]")),
    RepairCase("ggf-twice", small("", "RE[+2]RB[1]RB[1]RE[+2]"), small("", "RE[+2]RB[1]")),
    RepairCase("ggf-twice", small("", "PB[Ada]PB[Ben]"), nil),
    // Words of a text may look like properties.
    RepairCase("ggf-name", small("", "PB[a [b] b[d3] c]"), nil),
    RepairCase("ggf-name", small("b[a2]", "PB[a] b] c]"), nil),
    RepairCase("ggf-name", small("", "PB[a [b] c b[d3]"), nil),
    RepairCase("ggf-name", small("b[a2]", "PB[Ada"), nil),
    RepairCase("ggf-name", small("", "Clock[5]zz[1]"), nil),
    RepairCase("ggf-edax-result", small("B[a2]", "RE[ -127.000]"), small("B[a2]", "RE[ ?]")),
    RepairCase("ggf-move-space", small("B[ a2 / 1/\n2 ]"), small("B[a2/1/2]")),
    RepairCase("ggf-move-space", small("B[ a2]W[a3 ]B[a4]"), small("B[a2]W[a3]B[a4]")),
    RepairCase("ggf-move-space", small("B[ a2/1 2]"), nil),
    RepairCase(
      "ggf-board-letters",
      "(;GM[Othello]BO[4 ---- -Ox. -xo- .... x]B[a2];)",
      small("B[a2]")
    ),
    RepairCase(
      "ggf-board-letters",
      "(;GM[Othello]BO[ 4....\n.0X. .X0. ....\nX]B[a2];)",
      "(;GM[Othello]BO[ 4----\n-O*- -*O- ----\n*]B[a2];)",
      isSafe: false
    ),
    RepairCase("ggf-type", small("", "TY[s10]"), small("", "TY[s4]")),
    RepairCase("ggf-type", small("", "TY[ 8kr20 ]"), small("", "TY[ 4kr20 ]")),
    RepairCase("ggf-date", date("13 Nov 2010"), date("2010-11-13")),
    RepairCase("ggf-date", date(" 13.11.2010 "), date(" 2010-11-13 ")),
    RepairCase("ggf-date", date("2010-11-13T12:33:18.250Z"), date("2010-11-13 12:33:18 GMT")),
    RepairCase("ggf-date", date("20101113T123318+0900"), date("2010-11-13 12:33:18 +09:00")),
    RepairCase("ggf-date", date("1/2/2003"), nil),
    RepairCase("ggf-date", date("last summer"), nil),
    RepairCase(
      "ggf-no-game-name",
      "(;PB[Ada]\(board)B[f5];)",
      "(;GM[Othello]PB[Ada]\(board)B[f5];)"
    ),
    // The name is there, but written differently.
    RepairCase("ggf-no-game-name", "(;gm[chess]PB[Ada]\(board)B[f5];)", nil),
    RepairCase("ggf-no-game-name", "(;GM [Go]PB[Ada]\(board)B[f5];)", nil),
    RepairCase(
      "ggf-no-board",
      "(;GM[Othello] B[f5]W[d6];)",
      "(;GM[Othello] \(board)B[f5]W[d6];)"
    ),
    RepairCase(
      "ggf-no-board",
      "(;GM[Othello]B[f5]W[a1];)",
      "(;GM[Othello]\(board)B[f5]W[a1];)",
      isSafe: false
    ),
    RepairCase("ggf-no-board", "(;GM[Othello]PB[Ada];)", nil),
    RepairCase(
      "ggf-turn",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ----]W[a3];)",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ---- O]W[a3];)"
    ),
    RepairCase(
      "ggf-turn",
      "(;GM[Othello]BO[4\n----\n-O*-\n-*O-\n----\n];)",
      "(;GM[Othello]BO[4\n----\n-O*-\n-*O-\n----\n*];)",
      isSafe: false
    ),
    RepairCase(
      "ggf-value-not-closed",
      small("B[a2/2W[a3]", "PC[GGS/os\nPB[Ada]"),
      small("B[a2/2]W[a3]", "PC[GGS/os]\nPB[Ada]"),
      isSafe: false
    ),
    RepairCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5]\n",
      "(;GM[Othello]\(board)B[f5];)\n",
      isSafe: false
    ),
    RepairCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5]W[d",
      "(;GM[Othello]\(board)B[f5];)",
      isSafe: false
    ),
    RepairCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5]CO[a ni",
      "(;GM[Othello]\(board)B[f5]CO[a ni];)",
      isSafe: false
    ),
    RepairCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5];\n",
      "(;GM[Othello]\(board)B[f5];)\n",
      isSafe: false
    ),
    RepairCase(
      "ggf-outside",
      "From: the server\n\(small("B[a2]"))\nthe end, for now\n",
      "\n\(small("B[a2]"))\n\n",
      isSafe: false
    ),
    RepairCase("ggf-outside", "\(small("B[a2]")) so.", "\(small("B[a2]")) ", isSafe: false),
    RepairCase("ggf-outside", "Othello]PB[Ada];)\n\(small("B[a2]"))", nil),
    RepairCase("byte-order-mark", "\u{FEFF}\(small("B[a2]"))\n", "\(small("B[a2]"))\n"),
  ]

  @Test(arguments: reading)
  func `if it cannot be read as it is`(test: RepairCase) throws {
    try test.check(with: GGFFormat())
  }

  static let passes: [RepairCase] = [
    RepairCase("missing-pass", small("\(opening)B[d4]"), small("\(opening)W[PA]B[d4]")),
    RepairCase(
      "missing-pass",
      small("B[a2] W[a3] B[a4] W[a1] B[c1]\nB[d4]\n"),
      small("B[a2] W[a3] B[a4] W[a1] B[c1]\nW[PA] B[d4]\n")
    ),
    RepairCase(
      "missing-pass",
      small("\nB[a2]\nW[a3]\nB[a4]\nW[a1]\nB[c1]CO[x]\nB[d4/2/1.5]\n"),
      small("\nB[a2]\nW[a3]\nB[a4]\nW[a1]\nB[c1]CO[x]\nW[PA]B[d4/2/1.5]\n")
    ),
    // In the notation of this game, with the letter of the side that passes, even if the letters
    // are wrong.
    RepairCase(
      "missing-pass",
      small("b[b1]w[a3]b[c4]w[c1]b[a1]w[d1]b[d3]w[Pass//0.1]b[a4]b[a2]"),
      small("b[b1]w[a3]b[c4]w[c1]b[a1]w[d1]b[d3]w[Pass//0.1]b[a4]W[Pass]b[a2]")
    ),
    RepairCase(
      "missing-pass",
      small("B[b1]W[a3]B[c4]W[c1]B[a1]W[d1]B[d3]B[a4]B[a2]"),
      small("B[b1]W[a3]B[c4]W[c1]B[a1]W[d1]B[d3]W[PA]B[a4]W[PA]B[a2]")
    ),
    RepairCase("surplus-pass", small("B[a2]W[PA]W[a3]"), small("B[a2]W[a3]")),
    RepairCase(
      "surplus-pass",
      small("B[a2]\nW[--//2]\nB[a3]\nW[a4]"),
      small("B[a2]\nW[a3]\nB[a4]")
    ),
    RepairCase(
      "surplus-pass",
      small("B[a2] W[PA]\nB[a3] W[a4]PC[x]b[a1]"),
      small("B[a2]\nW[a3] B[a4]PC[x]w[a1]")
    ),
    RepairCase("surplus-pass", small("B[a2]W[PA]B[PA]W[a3]"), small("B[a2]W[a3]")),
    // Its evaluation would be lost.
    RepairCase("surplus-pass", small("B[a2]W[PA/1]W[a3]"), nil),
    RepairCase("surplus-pass", small("B[PA]B[a2]"), small("B[a2]")),
    RepairCase("surplus-pass", small("B[PA]\n  B[a2]"), small("\n  B[a2]")),
  ]

  @Test(arguments: passes)
  func `if passes are missing or surplus`(test: RepairCase) throws {
    try test.check(with: GGFFormat())
  }

  static let moves: [RepairCase] = [
    RepairCase("moves-after-end", over("+64", "W[a1]"), over("+64"), isSafe: false),
    RepairCase(
      "moves-after-end",
      over("+64", "\nW[a1//1] CO[over]B[PA]\nW[h8]PC[x]"),
      over("+64", " CO[over]PC[x]"),
      isSafe: false
    ),
    RepairCase(
      "wrong-turn",
      small("B[a2]B[a3]b[a4]W[a1]"),
      small("B[a2]W[a3]b[a4]W[a1]")
    ),
    RepairCase("wrong-turn", small("B[a2]b[a3]"), small("B[a2]w[a3]"), isSafe: false),
    RepairCase(
      "wrong-turn",
      small("W[a2]B[a3]W[a4]B[a1]"),
      small("B[a2]W[a3]B[a4]W[a1]"),
      isSafe: false
    ),
    // The letters continue to alternate after a missing pass.
    RepairCase("wrong-turn", small("\(opening)W[d4]"), small("\(opening)B[d4]")),
    RepairCase(
      "wrong-turn",
      "(;GM[Othello]\(board)W[f5]B[d6]W[c5]B[f6]W[e7]B[f4]W[g5]B[e6]W[e3];)",
      "(;GM[Othello]\(board)\(wipeOut);)"
    ),
    RepairCase("wrong-turn", small("B[a2]B[d1]W[a4]"), nil),
  ]

  @Test(arguments: moves)
  func `if moves or sides are impossible`(test: RepairCase) throws {
    try test.check(with: GGFFormat())
  }

  /// The mark of a program that is known to swap results.
  private static let edax = "]PC[Edax"

  static let results: [RepairCase] = [
    RepairCase("flipped-result-sign", over("-64.000" + edax), over("+64.000" + edax)),
    RepairCase("flipped-result-sign", over("-64" + edax), over("+64" + edax)),
    RepairCase("flipped-result-sign", over(" -64.00 " + edax), over(" +64.00 " + edax)),
    RepairCase("flipped-result-sign", over("-64.000"), over("+64.000"), isSafe: false),
    RepairCase("wrong-result", over("+6.0"), over("+64.0"), isSafe: false),
    RepairCase("wrong-result", over("6"), over("64"), isSafe: false),
    RepairCase("raw-result", over("13.00"), over("64.00"), isSafe: false),
    RepairCase("wrong-ending", over("?"), over("+64")),
    RepairCase("wrong-ending", over("+64.00:l"), over("+64.00")),
    RepairCase("wrong-result", small("B[a2]", "RE[+20]"), nil),
    RepairCase("wrong-result", over("+2", "KM[1]"), nil),
  ]

  @Test(arguments: results)
  func `if its result is wrong`(test: RepairCase) throws {
    try test.check(with: GGFFormat())
  }

  @Test func `if texts are Latin-1`() {
    let text = Self.small("B[a2]", "PB[Jos#]PW[Zo#]PC[ö]CO[10 # 2]")
    let repaired = RepairedText(latin1: text, GGFFormat())
    #expect(!repaired.isSafe)
    #expect(repaired.text == text.replacing("#", with: "é"))
  }

  @Test func `by removing several passes only if all moves fit then`() throws {
    // Dark's pass and the moves of the wrong sides after it; the last one is of neither side.
    let text = Self.small("B[a2]W[PA]B[a3]W[d1]")
    #expect(RepairedText(Array(text.utf8), by: "surplus-pass", GGFFormat()).bytes == nil)
  }
}

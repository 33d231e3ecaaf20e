import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A GGF game is mended` {
  /// A game on 4×4, which ends 9-1, or 15-1 with the empty squares, with a pass of light.
  private static func small(_ moves: String, _ before: String = "") -> String {
    "(;GM[Othello]\(before)BO[4 ---- -O*- -*O- ---- *]\(moves);)"
  }

  private static let opening = "B[a2]W[a3]B[a4]W[a1]B[c1]"
  /// Nine moves of the usual start, after which light has no disk.
  private static let wipeOut = "B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3]"
  private static let board =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"

  private static func over(_ result: String, _ more: String = "") -> String {
    "(;GM[Othello]RE[\(result)]\(board)\(wipeOut)\(more);)"
  }

  private static func date(_ date: String) -> String { small("B[a2]", "DT[\(date)]") }

  static let reading: [MendingCase] = [
    MendingCase("ggf-name", small("b[a2]w[a3/1]B[a4]"), small("B[a2]W[a3/1]B[a4]")),
    MendingCase("ggf-name", small("", "pb[Ada]"), small("", "PB[Ada]"), isSafe: false),
    MendingCase("ggf-twice", small("", "PB[Ada]PW[Ben]PB[Ada]"), small("", "PB[Ada]PW[Ben]")),
    MendingCase("ggf-twice", small("", "RE[+2]RB[1]RB[1]RE[+2]"), small("", "RE[+2]RB[1]")),
    MendingCase("ggf-twice", small("", "PB[Ada]PB[Ben]"), nil),
    // Words of a text may look like properties.
    MendingCase("ggf-name", small("", "PB[a [b] b[d3] c]"), nil),
    MendingCase("ggf-name", small("b[a2]", "PB[a] b] c]"), nil),
    MendingCase("ggf-name", small("", "PB[a [b] c b[d3]"), nil),
    MendingCase("ggf-name", small("b[a2]", "PB[Ada"), nil),
    MendingCase("ggf-name", small("", "Clock[5]zz[1]"), nil),
    MendingCase("ggf-edax-result", small("B[a2]", "RE[ -127.000]"), small("B[a2]", "RE[ ?]")),
    MendingCase("ggf-move-space", small("B[ a2 / 1/\n2 ]"), small("B[a2/1/2]")),
    MendingCase("ggf-move-space", small("B[ a2]W[a3 ]B[a4]"), small("B[a2]W[a3]B[a4]")),
    MendingCase("ggf-move-space", small("B[ a2/1 2]"), nil),
    MendingCase(
      "ggf-board-letters",
      "(;GM[Othello]BO[4 ---- -Ox. -xo- .... x]B[a2];)",
      small("B[a2]")
    ),
    MendingCase(
      "ggf-board-letters",
      "(;GM[Othello]BO[ 4....\n.0X. .X0. ....\nX]B[a2];)",
      "(;GM[Othello]BO[ 4----\n-O*- -*O- ----\n*]B[a2];)",
      isSafe: false
    ),
    MendingCase("ggf-type", small("", "TY[s10]"), small("", "TY[s4]")),
    MendingCase("ggf-type", small("", "TY[ 8kr20 ]"), small("", "TY[ 4kr20 ]")),
    MendingCase("ggf-date", date("13 Nov 2010"), date("2010-11-13")),
    MendingCase("ggf-date", date(" 13.11.2010 "), date(" 2010-11-13 ")),
    MendingCase("ggf-date", date("2010-11-13T12:33:18.250Z"), date("2010-11-13 12:33:18 GMT")),
    MendingCase("ggf-date", date("20101113T123318+0900"), date("2010-11-13 12:33:18 +09:00")),
    MendingCase("ggf-date", date("1/2/2003"), nil),
    MendingCase("ggf-date", date("last summer"), nil),
    MendingCase(
      "ggf-no-game-name",
      "(;PB[Ada]\(board)B[f5];)",
      "(;GM[Othello]PB[Ada]\(board)B[f5];)"
    ),
    // It is named, in another way.
    MendingCase("ggf-no-game-name", "(;gm[chess]PB[Ada]\(board)B[f5];)", nil),
    MendingCase("ggf-no-game-name", "(;GM [Go]PB[Ada]\(board)B[f5];)", nil),
    MendingCase(
      "ggf-no-board",
      "(;GM[Othello] B[f5]W[d6];)",
      "(;GM[Othello] \(board)B[f5]W[d6];)"
    ),
    MendingCase(
      "ggf-no-board",
      "(;GM[Othello]B[f5]W[a1];)",
      "(;GM[Othello]\(board)B[f5]W[a1];)",
      isSafe: false
    ),
    MendingCase("ggf-no-board", "(;GM[Othello]PB[Ada];)", nil),
    MendingCase(
      "ggf-turn",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ----]W[a3];)",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ---- O]W[a3];)"
    ),
    MendingCase(
      "ggf-turn",
      "(;GM[Othello]BO[4\n----\n-O*-\n-*O-\n----\n];)",
      "(;GM[Othello]BO[4\n----\n-O*-\n-*O-\n----\n*];)",
      isSafe: false
    ),
    MendingCase(
      "ggf-value-not-closed",
      small("B[a2/2W[a3]", "PC[GGS/os\nPB[Ada]"),
      small("B[a2/2]W[a3]", "PC[GGS/os]\nPB[Ada]"),
      isSafe: false
    ),
    MendingCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5]\n",
      "(;GM[Othello]\(board)B[f5];)\n",
      isSafe: false
    ),
    MendingCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5]W[d",
      "(;GM[Othello]\(board)B[f5];)",
      isSafe: false
    ),
    MendingCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5]CO[a ni",
      "(;GM[Othello]\(board)B[f5]CO[a ni];)",
      isSafe: false
    ),
    MendingCase(
      "ggf-not-closed",
      "(;GM[Othello]\(board)B[f5];\n",
      "(;GM[Othello]\(board)B[f5];)\n",
      isSafe: false
    ),
    MendingCase(
      "ggf-outside",
      "From: the server\n\(small("B[a2]"))\nthe end, for now\n",
      "\n\(small("B[a2]"))\n\n",
      isSafe: false
    ),
    MendingCase("ggf-outside", "\(small("B[a2]")) so.", "\(small("B[a2]")) ", isSafe: false),
    MendingCase("ggf-outside", "Othello]PB[Ada];)\n\(small("B[a2]"))", nil),
    MendingCase("byte-order-mark", "\u{FEFF}\(small("B[a2]"))\n", "\(small("B[a2]"))\n"),
  ]

  @Test(arguments: reading)
  func `where it cannot be read as it is`(test: MendingCase) throws {
    try test.check(with: GGFFormat())
  }

  static let passes: [MendingCase] = [
    MendingCase("missing-pass", small("\(opening)B[d4]"), small("\(opening)W[PA]B[d4]")),
    MendingCase(
      "missing-pass",
      small("B[a2] W[a3] B[a4] W[a1] B[c1]\nB[d4]\n"),
      small("B[a2] W[a3] B[a4] W[a1] B[c1]\nW[PA] B[d4]\n")
    ),
    MendingCase(
      "missing-pass",
      small("\nB[a2]\nW[a3]\nB[a4]\nW[a1]\nB[c1]CO[x]\nB[d4/2/1.5]\n"),
      small("\nB[a2]\nW[a3]\nB[a4]\nW[a1]\nB[c1]CO[x]\nW[PA]B[d4/2/1.5]\n")
    ),
    // As this game spells it, with the letter of the side that passes whatever the letters say.
    MendingCase(
      "missing-pass",
      small("b[b1]w[a3]b[c4]w[c1]b[a1]w[d1]b[d3]w[Pass//0.1]b[a4]b[a2]"),
      small("b[b1]w[a3]b[c4]w[c1]b[a1]w[d1]b[d3]w[Pass//0.1]b[a4]W[Pass]b[a2]")
    ),
    MendingCase(
      "missing-pass",
      small("B[b1]W[a3]B[c4]W[c1]B[a1]W[d1]B[d3]B[a4]B[a2]"),
      small("B[b1]W[a3]B[c4]W[c1]B[a1]W[d1]B[d3]W[PA]B[a4]W[PA]B[a2]")
    ),
    MendingCase("surplus-pass", small("B[a2]W[PA]W[a3]"), small("B[a2]W[a3]")),
    MendingCase(
      "surplus-pass",
      small("B[a2]\nW[--//2]\nB[a3]\nW[a4]"),
      small("B[a2]\nW[a3]\nB[a4]")
    ),
    MendingCase(
      "surplus-pass",
      small("B[a2] W[PA]\nB[a3] W[a4]PC[x]b[a1]"),
      small("B[a2]\nW[a3] B[a4]PC[x]w[a1]")
    ),
    MendingCase("surplus-pass", small("B[a2]W[PA]B[PA]W[a3]"), small("B[a2]W[a3]")),
    // Its evaluation would be lost.
    MendingCase("surplus-pass", small("B[a2]W[PA/1]W[a3]"), nil),
    MendingCase("surplus-pass", small("B[PA]B[a2]"), small("B[a2]")),
    MendingCase("surplus-pass", small("B[PA]\n  B[a2]"), small("\n  B[a2]")),
  ]

  @Test(arguments: passes)
  func `where passes are missing or too many`(test: MendingCase) throws {
    try test.check(with: GGFFormat())
  }

  static let moves: [MendingCase] = [
    MendingCase("moves-after-end", over("+64", "W[a1]"), over("+64"), isSafe: false),
    MendingCase(
      "moves-after-end",
      over("+64", "\nW[a1//1] CO[over]B[PA]\nW[h8]PC[x]"),
      over("+64", " CO[over]PC[x]"),
      isSafe: false
    ),
    MendingCase(
      "wrong-turn",
      small("B[a2]B[a3]b[a4]W[a1]"),
      small("B[a2]W[a3]b[a4]W[a1]")
    ),
    MendingCase("wrong-turn", small("B[a2]b[a3]"), small("B[a2]w[a3]"), isSafe: false),
    MendingCase(
      "wrong-turn",
      small("W[a2]B[a3]W[a4]B[a1]"),
      small("B[a2]W[a3]B[a4]W[a1]"),
      isSafe: false
    ),
    // The letters go on alternating where a pass is left out.
    MendingCase("wrong-turn", small("\(opening)W[d4]"), small("\(opening)B[d4]")),
    MendingCase(
      "wrong-turn",
      "(;GM[Othello]\(board)W[f5]B[d6]W[c5]B[f6]W[e7]B[f4]W[g5]B[e6]W[e3];)",
      "(;GM[Othello]\(board)\(wipeOut);)"
    ),
    MendingCase("wrong-turn", small("B[a2]B[d1]W[a4]"), nil),
  ]

  @Test(arguments: moves)
  func `where there are other moves or sides than there can be`(test: MendingCase) throws {
    try test.check(with: GGFFormat())
  }

  /// What the program leaves that is known to turn results around.
  private static let edax = "]PC[Edax"

  static let results: [MendingCase] = [
    MendingCase("flipped-result-sign", over("-64.000" + edax), over("+64.000" + edax)),
    MendingCase("flipped-result-sign", over("-64" + edax), over("+64" + edax)),
    MendingCase("flipped-result-sign", over(" -64.00 " + edax), over(" +64.00 " + edax)),
    MendingCase("flipped-result-sign", over("-64.000"), over("+64.000"), isSafe: false),
    MendingCase("wrong-result", over("+6.0"), over("+64.0"), isSafe: false),
    MendingCase("wrong-result", over("6"), over("64"), isSafe: false),
    MendingCase("raw-result", over("13.00"), over("64.00"), isSafe: false),
    MendingCase("wrong-ending", over("?"), over("+64")),
    MendingCase("wrong-ending", over("+64.00:l"), over("+64.00")),
    MendingCase("wrong-result", small("B[a2]", "RE[+20]"), nil),
    MendingCase("wrong-result", over("+2", "KM[1]"), nil),
  ]

  @Test(arguments: results)
  func `where its result is another`(test: MendingCase) throws {
    try test.check(with: GGFFormat())
  }

  @Test func `where texts are Latin-1`() {
    let text = Self.small("B[a2]", "PB[Jos#]PW[Zo#]PC[ö]CO[10 # 2]")
    let mending = Mending(latin1: text, GGFFormat())
    #expect(!mending.isSafe)
    #expect(mending.text == text.replacing("#", with: "é"))
  }

  @Test func `without a pass that is too many only where all moves fit then`() throws {
    // Dark's pass and the moves of the wrong sides behind it; the last one is of neither side.
    let text = Self.small("B[a2]W[PA]B[a3]W[d1]")
    #expect(Mending(Array(text.utf8), by: "surplus-pass", GGFFormat()).bytes == nil)
  }
}

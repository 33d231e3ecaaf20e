import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `An SGF game is repaired` {
  /// A game on 4×4 that ends 9-1, or 15-1 with the empty squares, with a pass of light.
  private static func small(_ moves: String, _ root: String = "") -> String {
    "(;GM[2]SZ[4]\(root)\(moves))"
  }

  private static let opening = ";B[a2];W[a3];B[a4];W[a1];B[c1]"
  /// Nine moves of the standard start, after which light has no disk.
  private static let wipeOut = ";B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3]"

  private static func over(_ result: String, _ more: String = "") -> String {
    "(;GM[2]RE[\(result)]\(wipeOut)\(more))"
  }

  private static func date(_ date: String) -> String { "(;GM[2]DT[\(date)];B[f5])" }

  static let reading: [RepairCase] = [
    RepairCase("sgf-name-case", "(;gm[2]pb[Ada];b[f5];w[d6])", "(;GM[2]PB[Ada];B[f5];W[d6])"),
    RepairCase("sgf-twice", "(;GM[2]PB[Ada]PB[Ada];B[f5])", "(;GM[2]PB[Ada];B[f5])"),
    RepairCase("sgf-twice", "(;GM[2]PB[Ada] PB [Ada];B[f5])", "(;GM[2]PB[Ada] ;B[f5])"),
    RepairCase("sgf-twice", "(;GM[2]PB[Ada][Ada];B[f5])", "(;GM[2]PB[Ada];B[f5])"),
    RepairCase(
      "sgf-twice",
      "(;GM[2]RE[B+2]DT[2001-02-03]RE[B+2]DT[2001-02-03])",
      "(;GM[2]RE[B+2]DT[2001-02-03])"
    ),
    RepairCase("sgf-twice", "(;GM[2]PB[Ada]PB[Ben];B[f5])", nil),
    RepairCase("sgf-version", "(;GM[2]FF[ 5];B[f5])", "(;GM[2]FF[4];B[f5])"),
    RepairCase("sgf-moves-in-node", "(;GM[2];B[f5]W[d6]C[x])", "(;GM[2];B[f5];W[d6]C[x])"),
    RepairCase("sgf-moves-in-node", "(;GM[2];C[x]B[f5]W[d6])", nil),
    RepairCase("sgf-stray", "(;GM[2](B[f5]))", "(;GM[2](;B[f5]))"),
    RepairCase("sgf-stray", "(;GM[2];B[f5]12;W[d6])", "(;GM[2];B[f5];W[d6])", isSafe: false),
    RepairCase(
      "sgf-stray",
      "Dear all,\n(;GM[2];B[f5])\n:-)\n",
      "\n(;GM[2];B[f5])\n\n",
      isSafe: false
    ),
    RepairCase("sgf-stray", "GM[2];B[f5])\n(;GM[2];B[f5])", nil),
    RepairCase("sgf-not-closed", "(;GM[2](;B[f5]", "(;GM[2](;B[f5]))", isSafe: false),
    RepairCase("sgf-not-closed", "(;GM[2];B[f5];W", "(;GM[2];B[f5];)", isSafe: false),
    RepairCase("sgf-not-closed", "(;GM[2];B[f5]C[x", nil),
    RepairCase("sgf-date", date("13 Nov 2010"), date("2010-11-13")),
    RepairCase("sgf-date", date(" 2010年11月13日 "), date("2010-11-13")),
    RepairCase("sgf-date", date("2010-11-13T12:33:18.250Z"), date("2010-11-13"), isSafe: false),
    RepairCase("sgf-date", date("1/2/2003"), nil),
    RepairCase(
      "sgf-text-bracket",
      "(;GM[2]C[nice [sic] move, b[d3] too ];B[f5])",
      "(;GM[2]C[nice [sic\\] move, b[d3\\] too ];B[f5])",
      isSafe: false
    ),
    RepairCase("sgf-text-bracket", "(;GM[2]C[nice [sic] move] or;B[f5])", nil),
    // Words of a text may look like properties.
    RepairCase("sgf-name-case", "(;GM[2]C[nice [sic] move];b[f5])", nil),
    RepairCase("sgf-name-case", "(;GM[2]C[a [b] b[d3] c];B[f5])", nil),
    RepairCase("sgf-name-case", "(;GM[2]C[a [b] in c[d];B[f5])", nil),
    RepairCase("sgf-name-case", "(;GM[2]C[nice [sic] words[x];B[f5])", nil),
    RepairCase("sgf-name-case", "(;GM[2]C[a] b] c[d];b[f5])", nil),
    RepairCase("sgf-name-case", "(;GM[2];B[f5]C[a] b[d6] c;B[c3])", nil),
    RepairCase("sgf-name-case", "(;GM[2];B[f5]C[a]w[d6])", nil),
    RepairCase("sgf-moves-in-node", "(;GM[2];B[f5]W[d6];C[a] b];B[c3])", nil),
    RepairCase("byte-order-mark", "\u{FEFF}(;GM[2];B[f5])\n", "(;GM[2];B[f5])\n"),
  ]

  @Test(arguments: reading)
  func `if it cannot be read as it is`(test: RepairCase) throws {
    try test.check(with: SGFFormat())
  }

  static let passes: [RepairCase] = [
    RepairCase("missing-pass", small("\(opening);B[d4]"), small("\(opening);W[pa];B[d4]")),
    RepairCase(
      "missing-pass",
      small("\n;B[a2]\n;W[a3]\n;B[a4]\n;W[a1]\n;B[c1]\n;B[d4]\n"),
      small("\n;B[a2]\n;W[a3]\n;B[a4]\n;W[a1]\n;B[c1]\n;W[pa]\n;B[d4]\n")
    ),
    // In the notation of this game.
    RepairCase(
      "missing-pass",
      small(";B[b1];W[a3];B[c4];W[c1];B[a1];W[d1];B[d3];W[];B[a4];B[a2]"),
      small(";B[b1];W[a3];B[c4];W[c1];B[a1];W[d1];B[d3];W[];B[a4];W[];B[a2]")
    ),
    RepairCase(
      "missing-pass",
      small(";B[b1];W[a3];B[c4];W[c1];B[a1];W[d1];B[d3];W[ TT ];B[a4];C[x]B[a2]V[3]"),
      small(";B[b1];W[a3];B[c4];W[c1];B[a1];W[d1];B[d3];W[ TT ];B[a4];W[TT];C[x]B[a2]V[3]")
    ),
    // In one node with other properties.
    RepairCase(
      "missing-pass",
      small(";B[a2];W[a3];B[a4];W[a1];B[c1]B[d4]"),
      small(";B[a2];W[a3];B[a4];W[a1];B[c1]W[pa];B[d4]")
    ),
    // The pass is in the main line; the variations do not change.
    RepairCase(
      "missing-pass",
      small("\(opening)(;B[d4]C[x])(;B[b1])"),
      small("\(opening)(;W[pa];B[d4]C[x])(;B[b1])")
    ),
    RepairCase("surplus-pass", small(";B[a2];W[pa];W[a3]"), small(";B[a2];W[a3]")),
    RepairCase(
      "surplus-pass",
      small("\n;B[a2];W[pa]\n;B[a3];W[a4]"),
      small("\n;B[a2]\n;W[a3];B[a4]")
    ),
    RepairCase(
      "surplus-pass",
      small(";B[a2]C[good];W[pa]BL[3]OW[2];W[a3]"),
      small(";B[a2]C[good];W[a3]")
    ),
    RepairCase("surplus-pass", small(";B[a2];W[pa];B[pa];W[a3]"), small(";B[a2];W[a3]")),
    RepairCase("surplus-pass", small(";B[a2];W[];B[];W[];W[a3]"), small(";B[a2];W[a3]")),
    // The comment on a pass would become one on another move.
    RepairCase("surplus-pass", small(";B[a2];W[pa]C[why?];W[a3]"), nil),
    RepairCase("surplus-pass", small(";B[a2];W[pa];C[why?];W[a3]"), nil),
    RepairCase("surplus-pass", small(";B[a2];W[pa]BM[1];W[a3]"), nil),
    RepairCase("surplus-pass", small(";B[a2];W[pa]V[1];W[a3]"), nil),
    RepairCase("surplus-pass", small(";B[a2];W[pa]XX[1];W[a3]"), nil),
    RepairCase("surplus-pass", small(";B[a2]W[pa]C[x];W[a3]"), nil),
    RepairCase("surplus-pass", small(";W[a3]", "PL[B]B[tt]"), nil),
    RepairCase("surplus-pass", small(";B[a2]", "PL[B]B[tt]"), small(";B[a2]", "PL[B]")),
    RepairCase("surplus-pass", small(";B[a2]W[pa];W[a3]"), small(";B[a2];W[a3]")),
    RepairCase("surplus-pass", small(";B[a2]W[pa]V[1];W[a3]"), nil),
    RepairCase("surplus-pass", small(";B[a2];W[pa](;W[a3])(;W[c1])"), nil),
    RepairCase("surplus-pass", small(";B[a2](;W[pa];W[a3])"), nil),
    RepairCase("surplus-pass", small(";B[a2](;W[a3])(;W[c1];B[pa];B[d1])"), nil),
  ]

  @Test(arguments: passes)
  func `if passes are missing or surplus`(test: RepairCase) throws {
    try test.check(with: SGFFormat())
  }

  static let moves: [RepairCase] = [
    RepairCase("moves-after-end", over("B+64", ";W[a1]"), over("B+64"), isSafe: false),
    RepairCase(
      "moves-after-end",
      over("B+64", "C[a]\n;W[a1]BL[1] ;B[]\n;W[h8]\n"),
      over("B+64", "C[a]\n\n"),
      isSafe: false
    ),
    RepairCase("moves-after-end", over("B+64", ";W[a1];B[a2]C[x];W[a3]"), nil),
    RepairCase("moves-after-end", over("B+64", ";W[a1]TE[1]"), nil),
    RepairCase("moves-after-end", over("B+64", ";W[a1](;B[a2])(;B[a3])"), nil),
    RepairCase("moves-after-end", over("B+64", "(;W[a1])(;W[a2])"), nil),
    RepairCase("wrong-turn", small(";B[a2];B[a3];b[a4];W[a1]"), small(";B[a2];W[a3];b[a4];W[a1]")),
    RepairCase("wrong-turn", small(";B[a2];b[a3]"), small(";B[a2];w[a3]"), isSafe: false),
    RepairCase("wrong-turn", small(";Black[a2];Black[a3];Black[a4]"), nil),
    RepairCase("wrong-turn", small("\(opening);W[d4]"), small("\(opening);B[d4]")),
  ]

  @Test(arguments: moves)
  func `if moves or sides are impossible`(test: RepairCase) throws {
    try test.check(with: SGFFormat())
  }

  /// The mark of a program that is known to swap results.
  private static let edax = "]AP[edax:4.6"

  static let results: [RepairCase] = [
    RepairCase("flipped-result-sign", over("W+64" + edax), over("B+64" + edax)),
    RepairCase("flipped-result-sign", over(" w+64.0 " + edax), over(" b+64.0 " + edax)),
    RepairCase("flipped-result-sign", over("W+" + edax), over("B+" + edax)),
    RepairCase("swapped-result", over("W+64"), over("B+64"), isSafe: false),
    RepairCase("swapped-result", over("W+"), over("B+"), isSafe: false),
    RepairCase("wrong-result", over("B+6.50"), over("B+64.00"), isSafe: false),
    RepairCase("wrong-result", over("0"), over("B+64"), isSafe: false),
    RepairCase("wrong-result", over("Draw"), over("B+"), isSafe: false),
    RepairCase("raw-result", over("B+13"), over("B+64"), isSafe: false),
    RepairCase("wrong-ending", over("Void"), over("B+64")),
    RepairCase("wrong-result", small(";B[a2]", "RE[B+20]"), nil),
  ]

  @Test(arguments: results)
  func `if its result is wrong`(test: RepairCase) throws {
    try test.check(with: SGFFormat())
  }

  static let turns: [RepairCase] = [
    RepairCase(
      "missing-turn",
      "(;GM[2]SZ[4]AB[a1][a2]AW[a3]PL[])",
      "(;GM[2]SZ[4]AB[a1][a2]AW[a3]PL[B])",
      isSafe: false
    )
  ]

  @Test(arguments: turns)
  func `if the other side is to move`(test: RepairCase) throws {
    try test.check(with: SGFFormat())
  }

  static let charsets = [
    ("(;GM[2]PB[Jos#];B[f5]C[#t#])", "(;CA[UTF-8]GM[2]PB[Jos#];B[f5]C[#t#])"),
    ("(;CA[utf-8]GM[2]PB[Jos#])", "(;CA[utf-8]GM[2]PB[Jos#])"),
    ("(;CA[us-ascii]GM[2]PB[Jos#])", "(;CA[UTF-8]GM[2]PB[Jos#])"),
  ]

  @Test(arguments: charsets)
  func `if texts are Latin-1`(text: String, expected: String) throws {
    let repaired = RepairedText(latin1: text, SGFFormat())
    let bytes = try #require(repaired.bytes)
    #expect(!repaired.isSafe)
    #expect(repaired.text == expected.replacing("#", with: "é"))
    #expect(RepairedText(bytes, by: "latin-1", SGFFormat()).counts.isEmpty)
  }

  @Test func `unless the declaration would become a part of a text`() {
    let repaired = RepairedText(latin1: "(;GM[2]m]PB[#];B[f5])", SGFFormat())
    #expect(repaired.text == "(;CA[UTF-8]GM[2]m]PB[é];B[f5])")
  }

  @Test func `unless the character set is unknown`() {
    #expect(RepairedText(latin1: "(;GM[2]CA[Shift_JIS]PB[#])", SGFFormat()).bytes == nil)
  }
}

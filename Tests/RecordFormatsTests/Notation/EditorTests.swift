import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A change of a record becomes edits of its text` {
  struct Case: CustomTestStringConvertible {
    let format: any RecordFormat
    let text: String
    let change: RecordChange
    /// The text afterwards; `nil` if the format cannot express the change.
    let changed: String?

    var testDescription: String { "\(format.name): \(text) \(change)" }

    init(_ format: any RecordFormat, _ text: String, _ change: RecordChange, _ changed: String?) {
      self.format = format
      self.text = text
      self.change = change
      self.changed = changed
    }
  }

  private static func ggf(_ moves: String, _ change: RecordChange, _ changed: String?) -> Case {
    let text = { (moves: String) in "1 (;GM[Othello]BO[4 ---- -O*- -*O- ---- *]\(moves);)\n" }
    return Case(GGFFormat(), text(moves), change, changed.map(text))
  }

  private static func sgf(_ text: String, _ change: RecordChange, _ changed: String?) -> Case {
    Case(SGFFormat(), text, change, changed)
  }

  private static func pgn(_ text: String, _ change: RecordChange, _ changed: String?) -> Case {
    Case(PGNFormat(), text, change, changed)
  }

  static let ggf: [Case] = [
    ggf("B[a2]W[a3]", .insertPass(beforePly: 3, side: .dark), "B[a2]W[a3]B[PA]"),
    ggf("B[a2]\nW[a3]\n", .insertPass(beforePly: 3, side: .dark), "B[a2]\nW[a3]\nB[PA]\n"),
    ggf("B[a2]W[a3]", .insertPass(beforePly: 1, side: .dark), "B[PA]B[a2]W[a3]"),
    ggf("B[a2]W[a3]", .insertPass(beforePly: 4, side: .dark), nil),
    ggf("B[a2]W[a3]", .insertPass(beforePly: 0, side: .dark), nil),
    ggf("", .insertPass(beforePly: 1, side: .dark), nil),
    ggf("B[a2]W[a3", .insertPass(beforePly: 1, side: .dark), nil),
    ggf("B[a2]W[a3]", .removeMoves(2...3), nil),
    ggf("B[a2]W[a3]", .removeMoves(0...1), nil),
    ggf("B[a2]W[a3]", .setSides([.light, nil]), "W[a2]W[a3]"),
    ggf("B[a2]W[a3]", .setSides([.light]), nil),
    ggf("B[a2]", .setResult(GameResult(margin: 2)), nil),
    ggf(
      "B[a2]RE[+2.5:t]",
      .setResult(GameResult(margin: -4, ending: .timedOut)),
      "B[a2]RE[-4.0:t]"
    ),
    ggf("B[a2]RE[4:T]", .setResult(GameResult(margin: 2, ending: .resigned)), "B[a2]RE[2:r]"),
    ggf("B[a2]RE[4]", .setResult(GameResult(margin: 2.25)), "B[a2]RE[2.25]"),
    ggf("B[a2]RE[4]", .setResult(GameResult(ending: .unfinished)), "B[a2]RE[?]"),
    ggf("B[a2]RE[4]", .setResult(GameResult(winner: .dark)), nil),
    ggf("B[a2]", .setTurn(nil), nil),
  ]

  static let sgf: [Case] = [
    sgf("(;GM[2];B[f5])", .insertPass(beforePly: 2, side: .light), "(;GM[2];B[f5];W[pa])"),
    sgf(
      "(;GM[2]\n;B[f5]C[x]\n)",
      .insertPass(beforePly: 1, side: .dark),
      "(;GM[2]\n;B[pa];B[f5]C[x]\n)"
    ),
    sgf(
      "(;GM[2]PL[B]B[f5];W[d6])",
      .insertPass(beforePly: 1, side: .dark),
      "(;GM[2]PL[B]B[pa];B[f5];W[d6])"
    ),
    sgf(
      "(;GM[2]SZ[16];B[j9])",
      .insertPass(beforePly: 1, side: .dark),
      "(;GM[2]SZ[16];B[tt];B[j9])"
    ),
    sgf("(;GM[2])", .insertPass(beforePly: 1, side: .dark), nil),
    sgf(#"(;GM[2]C[\]B[c5\]];B[f5])"#, .setSides([.light]), #"(;GM[2]C[\]B[c5\]];W[f5])"#),
    sgf(
      "(;GM[2];B[f5](;B[d6])(;W[f6]))",
      .setSides([nil, .light]),
      "(;GM[2];B[f5](;W[d6])(;W[f6]))"
    ),
    sgf("(;GM[2];W[f5](;B[d6])(;B[f6]))", .setSides([.dark, .light]), nil),
    sgf("(;GM[2]RE[B+2];B[f5])", .setResult(GameResult(margin: 0)), "(;GM[2]RE[0];B[f5])"),
    sgf("(;GM[2]RE[B+2];B[f5])", .setResult(GameResult(winner: .tie)), "(;GM[2]RE[Draw];B[f5])"),
    sgf("(;GM[2]RE[B+2];B[f5])", .setResult(GameResult(margin: 2, winner: .light)), nil),
    sgf("(;GM[2];B[f5])", .setResult(GameResult(margin: 2)), nil),
    sgf("(;GM[2];B[f5])", .setTurn(.light), nil),
    sgf("(;GM[2]PL[ black ];B[f5])", .setTurn(.light), "(;GM[2]PL[ white ];B[f5])"),
    sgf("(;GM[2]PL[BLACK];B[f5])", .setTurn(.light), "(;GM[2]PL[WHITE];B[f5])"),
  ]

  static let pgn: [Case] = [
    // The numbers allow for the pass.
    pgn("1. f5 d6 2. d3", .insertPass(beforePly: 3, side: .dark), "1. f5 d6 2. -- d3"),
    pgn("1. f5 2. d6 c3", .insertPass(beforePly: 2, side: .light), "1. f5 -- 2. d6 c3"),
    pgn(
      "1. f5! {x} (1. c4)\n2. d6",
      .insertPass(beforePly: 2, side: .light),
      "1. f5! {x} (1. c4) --\n2. d6"
    ),
    pgn("1.f5 2.d6 PASS 3.c3", .insertPass(beforePly: 2, side: .light), "1.f5 PASS 2.d6 PASS 3.c3"),
    pgn("1. f5 d6 2. d3 3. c3", .insertPass(beforePly: 3, side: .dark), "1. f5 d6 2. -- d3 3. c3"),
    pgn("f5 d6 d3", .insertPass(beforePly: 3, side: .dark), "f5 d6 -- d3"),
    pgn("f5 d6 d3", .insertPass(beforePly: 2, side: .light), "f5 -- d6 d3"),
    pgn(
      "1. f5 d6 2. c3 {x} 40-24",
      .insertPass(beforePly: 4, side: .light),
      "1. f5 d6 2. c3 {x} -- 40-24"
    ),
    pgn("1. f5 d6 *", .insertPass(beforePly: 3, side: .dark), "1. f5 d6 -- *"),
    pgn("1. f5 d6 2. c3 d3 *", .insertPass(beforePly: 5, side: .dark), "1. f5 d6 2. c3 d3 3. -- *"),
    pgn("1. f5 2... d6 3. c3", .insertPass(beforePly: 2, side: .light), nil),
    pgn("1. f5 d6 2... d3 3. c3", .insertPass(beforePly: 3, side: .dark), nil),
    // The numbers do not allow for the pass.
    pgn("1. f5 d6 2. d3 c3 3. d2", .insertPass(beforePly: 3, side: .dark), nil),
    pgn("1. f5 d6 3. d3 c3", .insertPass(beforePly: 3, side: .dark), nil),
    pgn("1. f5 ; good\n2. d6", .insertPass(beforePly: 2, side: .light), nil),
    pgn("1. f5", .insertPass(beforePly: 1, side: .light), nil),
    pgn("1. f5", .insertPass(beforePly: 3, side: .dark), nil),
    pgn("[Event \"x\"]", .insertPass(beforePly: 1, side: .dark), nil),
    pgn("1. f5", .setSides([.light]), nil),
    pgn("1. f5 d6", .removeMoves(1...2), ""),
    pgn("[Event \"1. x\"]\n{5.} 1. f5 d6 *", .removeMoves(1...2), "[Event \"1. x\"]\n{5.} *"),
    pgn("1. f5 d6", .removeMoves(2...3), nil),
    pgn("1. f5", .setResult(GameResult(score: DiskCounts(dark: 40, light: 24))), nil),
    pgn("1. f5 40-24", .setResult(GameResult(winner: .dark)), nil),
    pgn("1. f5 40-24", .setResult(GameResult(margin: 2)), nil),
    pgn("1. f5", .setTurn(.light), nil),
  ]

  @Test(arguments: ggf + sgf + pgn)
  func `in its own notation`(test: Case) {
    #expect(test.format.readAll(test.text).contains { $0.hasRecord })
    #expect(test.format.changed(test.text, by: test.change) == test.changed)
  }
}

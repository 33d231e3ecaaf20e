import GameRecords
import RecordFormats
import RecordValidation
import TestSupport
import Testing

@Suite struct `A finding about the rules of the game` {
  /// Games with declared results: 13-0 after nine moves, or not over.
  private static let pgn = "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3"
  private static let sgf = ";B[f5];W[d6];B[c5];W[f6];B[e7];W[f4];B[g5];W[e6];B[e3])"
  private static let board =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
  private static let ggf =
    board + "B[f5]W[d6]B[c5]W[f6]B[e7]W[f4]B[g5]W[e6]B[e3];)"
  /// A game after which dark cannot move.
  private static let blocked = ";B[d3];W[c3];B[f5];W[d2];B[d1];W[e1];B[b2];W[c1]"

  static let table: [(format: String, text: String, rule: String)] = [
    ("pgn", "[Result \"⟦39-25⟧\"]\n\n" + pgn + " 39-25", "wrong-result"),
    ("pgn", pgn + " ⟦39-25⟧", "wrong-result"),
    ("pgn", "[Result \"1-0\"]\n\n" + pgn + " ⟦39-25⟧", "wrong-result"),
    ("pgn", "[Result \"⟦0-1⟧\"]\n\n" + pgn, "swapped-result"),
    ("pgn", "[Result \"64-0\"]\n[Winner \"⟦White⟧\"]\n\n" + pgn, "wrong-result"),
    ("pgn", "[Result \"64-0\"]\n[Termination \"⟦abandoned⟧\"]\n\n" + pgn, "wrong-ending"),
    ("pgn", pgn + "\n{⟦Ben wins -31-95⟧} *", "wrong-ending"),
    ("pgn", "[Result \"⟦39-25⟧\"]\n\n1. f5 d6", "unfinished-game"),
    ("pgn", "1. f5 (1. d3 c3 2. ⟦h8⟧) d6", "illegal-variation"),
    ("pgn", "1. f5 (1. d3 c5 (1... c3 2. ⟦h8⟧) 2. f6) d6", "illegal-variation"),
    ("sgf", "(;GM[2]RE[⟦B+62⟧]" + sgf, "wrong-result"),
    ("sgf", "(;GM[2]RE[⟦W+64⟧]" + sgf, "swapped-result"),
    ("sgf", "(;GM[2]RE[ ⟦0⟧]" + sgf, "wrong-result"),
    ("sgf", "(;GM[2]RE[⟦W⟧+]" + sgf, "swapped-result"),
    ("sgf", "(;GM[2]RE[⟦draw⟧]" + sgf, "wrong-result"),
    ("sgf", "(;GM[2]RE[⟦Void⟧]" + sgf, "wrong-ending"),
    ("sgf", "(;GM[2];B[f5];⟦B⟧[d6])", "wrong-turn"),
    ("sgf", "(;GM[2]PL[B];⟦W⟧[f5])", "wrong-turn"),
    ("sgf", "(;GM[2];B[f5];⟦B⟧[c3])", "wrong-turn"),
    ("sgf", "(;GM[2];B[f5](;W[d6])(;W[f6];B[e6];W[⟦h8⟧]))", "illegal-variation"),
    (
      "sgf", "(;GM[2];B[f5](;W[d6])(;W[f6]TE[1];B[e6](;W[f4])(;W[d6];B[ ⟦a1⟧ ])))",
      "illegal-variation"
    ),
    ("ggf", "(;GM[Othello]RE[⟦+62⟧]" + ggf, "wrong-result"),
    ("ggf", "(;GM[Othello]RE[ ⟦-64.00⟧ ]" + ggf, "flipped-result-sign"),
    ("ggf", "(;GM[Othello]RE[+64:⟦l⟧]" + ggf, "wrong-ending"),
    ("ggf", "(;GM[Othello]RE[⟦?⟧]" + ggf, "wrong-ending"),
    ("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2/1]⟦B⟧[a3//2];)", "wrong-turn"),
    ("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]⟦W⟧[a2];)", "wrong-turn"),
  ]

  @Test(arguments: table.indices)
  func `is at the exact place in the file`(index: Int) throws {
    let (format, text, rule) = Self.table[index]
    let marked = MarkedText(text)
    let found = try findings(format, marked).filter { !$0.rule.name.hasPrefix("pgn-") }
    #expect(found.map(\.rule.name) == [rule])
    #expect(found.first?.place.start?.offset == marked.ranges[0].lowerBound)
    #expect(found.first?.place.length == marked.ranges[0].count)
  }

  /// Alternating letters name the wrong side after a missing pass.
  static let letters: [(format: String, text: String, rules: [String])] = [
    ("sgf", "(;GM[2]" + blocked + ";W[d6])", ["missing-pass"]),
    ("sgf", "(;GM[2]" + blocked + ";B[⟦d6⟧])", ["missing-pass", "wrong-turn"]),
    ("sgf", "(;GM[2]" + blocked + ";B[⟦d6⟧];W[e3])", ["missing-pass", "wrong-turn"]),
    ("sgf", "(;GM[2]" + blocked + ";B[pa];W[d6])", []),
    ("sgf", "(;GM[2]" + blocked + ";W[d6];B[pa];W[e3])", ["missing-pass", "surplus-pass"]),
    (
      "ggf",
      "(;GM[Othello]" + board + "B[d3]W[c3]B[f5]W[d2]B[d1]W[e1]B[b2]W[c1]B[⟦d6⟧];)",
      ["missing-pass", "wrong-turn"]
    ),
  ]

  @Test(arguments: letters.indices)
  func `is about the wrong letter after a missing pass`(index: Int) throws {
    let (format, text, rules) = Self.letters[index]
    let marked = MarkedText(text)
    let found = try findings(format, marked)
    #expect(found.map(\.rule.name) == rules)
    guard rules.contains("wrong-turn") else { return }
    #expect(
      found.map(\.place.start?.offset) == [marked.ranges[0], marked.ranges[0]].map(\.lowerBound)
    )
    #expect(found.last?.message == "the record gives d6 to dark, but it is light's turn")
  }

  private func findings(_ format: String, _ text: MarkedText) throws -> [Finding] {
    let formats: [any RecordFormat] = [PGNFormat(), SGFFormat(), GGFFormat()]
    let format = try #require(formats.first { $0.name == format })
    return format.readAll(text.bytes).flatMap { Validator().validate($0).findings }
  }
}

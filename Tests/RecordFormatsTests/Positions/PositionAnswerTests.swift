import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Test suites have the best move and its score after each position.
@Suite struct `After a position` {
  private static let fen = "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1"

  static let moves: [(tail: String, variations: [Variation])] = [
    (" D3 +0", [answer("d3", 0)]), (" d3:0", [answer("d3", 0)]), (" D3:+0;", [answer("d3", 0)]),
    (" d3 -12 % note", [answer("d3", -12)]), (" d3", [answer("d3", nil)]),
    (" d3 2; c4 -2;", [answer("d3", 2), answer("c4", -2)]),
  ]

  private static func answer(_ move: String, _ score: Double?) -> Variation {
    Variation(
      ply: 1,
      moves: Move.list(move),
      annotations: score.map { [MoveAnnotation(ply: 1, evaluation: $0)] } ?? []
    )
  }

  @Test(arguments: moves)
  func `a move and its score are kept`(tail: String, variations: [Variation]) throws {
    let texts: [(any RecordFormat, String)] = [
      (BoardFormat(), startLine + " X" + tail), (EdaxFENFormat(), Self.fen + tail),
      (EdaxFENFormat(), Self.fen + " bm" + tail),
    ]
    for (format, text) in texts {
      let parsed = format.readAll(text)
      #expect(parsed.flatMap(\.findings).isEmpty, "\(text)")
      let record = try #require(parsed.first?.reversi)
      #expect(record.start == .initial)
      #expect(record.variations == variations)
      #expect(record.comment == (tail.contains("%") ? "note" : nil))
      let obf = try OBFFormat().write([record], .single)
      #expect(OBFFormat().readAll(obf).first?.reversi?.variations == variations)
    }
  }

  static let scores: [(marked: String, value: String, rules: [String])] = [
    (startLine + " X ⟦+12⟧", "+12", ["position-score"]),
    (startLine + " X ⟦-12⟧", "-12", ["position-score"]),
    (startLine + " X ⟦12⟧ % note", "12", ["position-score"]),
    (startLine + "⟦⟧ +12", "+12", ["position-mover"]),
    (startLine + "⟦⟧ -12", "-12", ["position-mover"]),
    (startLine + "⟦⟧ 12 % note", "12", ["position-mover"]),
  ]

  @Test(arguments: scores)
  func `a score is kept and reported, as it has no move`(
    marked: String,
    value: String,
    rules: [String]
  ) throws {
    let text = MarkedText(marked)
    let parsed = BoardFormat().readAll(text.bytes)
    #expect(parsed.map(\.placedRules) == [zip(text.places, rules).map { "\($0) \($1)" }])
    #expect(parsed.flatMap(\.findings).allSatisfy { $0.severity == .note })
    let record = try #require(parsed.first?.reversi)
    #expect(record.start == .initial)
    #expect(record.tags == [Tag(name: "score", value: value)])
  }

  @Test(arguments: [" 12 13", " +", " 1x", ""])
  func `nothing else replaces the side to move`(tail: String) {
    let parsed = BoardFormat().readAll(startLine + tail)
    #expect(parsed.allSatisfy { $0.reversi == nil })
  }
}

import GameRecords
import RecordChecks
import ReversiRules
import TestSupport
import Testing

@Suite struct `A declared result` {
  /// What is wrong in one record cannot be merged from several, and the other way round.
  @Test(arguments: [GameResult.Ending.resigned, .agreed, .unfinished, nil])
  func `contradicts itself as those of two records do`(ending: GameResult.Ending?) {
    let scores = [nil, (41, 23), (23, 41), (32, 32), (0, 0), (41, 20)]
    var contradictions = 0
    for score in scores.map({ $0.map { DiskCounts(dark: $0.0, light: $0.1) } }) {
      for margin in [nil, 18, 16, -18, 24, 21, 0] as [Double?] {
        for winner in [nil] + GameResult.Winner.allCases {
          func record(_ result: GameResult) -> ReversiRecord {
            ReversiRecord(moves: Move.list("f5d6"), result: result)
          }
          let whole = GameResult(score: score, margin: margin, winner: winner, ending: ending)
          let isWrong = findings(placed(record(whole))).contains { $0.hasSuffix(" wrong-result") }
          var merged = record(GameResult(score: score, ending: ending))
          let conflicts =
            merged.merge(record(GameResult(margin: margin, ending: ending)))
            + merged.merge(record(GameResult(winner: winner, ending: ending)))
          #expect(isWrong == !conflicts.isEmpty, "\(whole)")
          contradictions += isWrong ? 1 : 0
        }
      }
    }
    #expect(contradictions > 20)
  }

  @Test func `has the finding at the exact part`() {
    let parts: [(RecordPart, GameResult)] = [
      (.score, GameResult(score: DiskCounts(dark: 0, light: 64))),
      (.margin, GameResult(margin: -64)),
      (.winner, GameResult(winner: .light)),
      (.score, GameResult(score: DiskCounts(dark: 1, light: 2))),
    ]
    for (part, result) in parts {
      var parsed = placed(ReversiRecord(moves: Move.list(over), result: result))
      parsed.reversi?.origin?.parts.append((part, SourceRange(2..<4)))
      let places = Validator().validate(parsed).findings.map(\.place)
      #expect(places.map(\.start?.offset) == [2] && places.map(\.length) == [2])
      // Some files have only the parts.
      parsed.reversi?.origin?.parts = [(.score, SourceRange(5..<6))]
      #expect(Validator().validate(parsed).findings.map(\.place.start?.offset) == [5])
    }
  }
}

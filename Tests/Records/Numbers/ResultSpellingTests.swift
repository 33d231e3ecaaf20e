@testable import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A result in words of PGN` {
  @Test func `is read, and written as it was`() throws {
    let differences = try Answers.differences("texts/results") { row in
      guard let result = ResultSpelling.result(Array(row.text.utf8)[...]) else { return "nothing" }
      let score = result.score.map { "\($0.dark) to \($0.light)" } ?? "no score"
      let winner = result.winner.map { "\($0)" } ?? "no winner"
      return "\(score), \(winner): \(ResultSpelling.text(of: result) ?? "no text")"
    }
    #expect(differences == [])
  }

  @Test func `has no words without a winner or a score`() {
    #expect(ResultSpelling.text(of: GameResult()) == nil)
    #expect(ResultSpelling.text(of: GameResult(margin: 4)) == nil)
    #expect(ResultSpelling.text(of: GameResult(ending: .unfinished)) == nil)
  }

  static let pairs: [(GameResult, GameResult, Bool)] = [
    (GameResult(), GameResult(), true), (GameResult(), GameResult(winner: .dark), true),
    (GameResult(winner: .dark), GameResult(winner: .dark), true),
    (GameResult(winner: .dark), GameResult(winner: .light), false),
    (GameResult(winner: .tie), GameResult(winner: .light), false),
    (
      GameResult(score: DiskCounts(dark: 39, light: 25)),
      GameResult(score: DiskCounts(dark: 39, light: 25)), true
    ),
    (
      GameResult(score: DiskCounts(dark: 39, light: 25)),
      GameResult(score: DiskCounts(dark: 40, light: 24)), false
    ),
    (GameResult(score: DiskCounts(dark: 39, light: 25)), GameResult(winner: .dark), true),
    (GameResult(score: DiskCounts(dark: 39, light: 25)), GameResult(winner: .light), false),
    (GameResult(margin: -4), GameResult(winner: .light), true),
    (GameResult(margin: -4), GameResult(margin: 4), false),
    (GameResult(ending: .unfinished), GameResult(winner: .light), true),
  ]

  @Test(arguments: pairs)
  func `agrees with another if both can be true`(a: GameResult, b: GameResult, agrees: Bool) {
    #expect(a.agrees(with: b) == agrees)
    #expect(b.agrees(with: a) == agrees)
  }
}

import GameRecords
import ReversiRules
import Testing

@testable import RecordText

@Suite struct `A result in words of PGN` {
  static let results: [(text: String, result: GameResult)] = [
    ("39-25", GameResult(score: DiskCounts(dark: 39, light: 25))),
    ("0-0", GameResult(score: DiskCounts(dark: 0, light: 0))),
    ("64-0", GameResult(score: DiskCounts(dark: 64, light: 0))),
    ("2-0", GameResult(score: DiskCounts(dark: 2, light: 0))),
    ("0-2", GameResult(score: DiskCounts(dark: 0, light: 2))),
    ("1-1", GameResult(score: DiskCounts(dark: 1, light: 1))),
    ("200-56", GameResult(score: DiskCounts(dark: 200, light: 56))),
    // These are those of chess.
    ("1-0", GameResult(winner: .dark)), ("0-1", GameResult(winner: .light)),
    ("1/2-1/2", GameResult(winner: .tie)),
  ]

  @Test(arguments: results)
  func `is read, and written as it was`(text: String, result: GameResult) {
    #expect(ResultSpelling.result(Array(text.utf8)[...]) == result)
    #expect(ResultSpelling.text(of: result) == text)
  }

  @Test func `with a leading zero is a score and not a winner`() {
    let score = GameResult(score: DiskCounts(dark: 1, light: 0))
    #expect(ResultSpelling.result(Array("01-0".utf8)[...]) == score)
    // So a score of one disk to none has no spelling of its own.
    #expect(ResultSpelling.text(of: score) == nil)
    #expect(ResultSpelling.text(of: GameResult(score: DiskCounts(dark: 0, light: 1))) == nil)
  }

  @Test(arguments: [
    "", "*", "-", "39-", "-25", "39–25", "39 - 25", "1000-0", "0-1000", "1/2", "1/2-1/3", "+14",
    "39-25-0", "a-b", "³-1", "1-0 ", " 1-0", "-1-0",
  ])
  func `is read from nothing else`(text: String) {
    #expect(ResultSpelling.result(Array(text.utf8)[...]) == nil)
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

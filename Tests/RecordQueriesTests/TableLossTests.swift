import Flipbook
import TestSupport
import Testing

@testable import RecordQueries

/// A loss is reported exactly if a cell of a table differs from what the record declares.
@Suite struct `Losses of a table` {
  /// A game that dark wins by 64–0, with 13 disks on the board, and two names of its opening.
  private static func record(_ result: GameResult?, opening: String? = nil) -> ReversiRecord {
    ReversiRecord(
      opening: opening,
      moves: Move.list("f5d6c5f6e7f4g5e6e3"),
      result: result
    )
  }

  @Test(arguments: [
    (GameResult(score: DiskCounts(dark: 64, light: 0)), []),
    (GameResult(score: DiskCounts(dark: 13, light: 0)), []),
    (GameResult(score: DiskCounts(dark: 20, light: 44)), [Fact.score]),
    (GameResult(margin: 64), []), (GameResult(margin: 13), []), (GameResult(margin: -2), [.margin]),
    (GameResult(winner: .dark), []), (GameResult(winner: .light), [.winner]),
    (GameResult(winner: .tie, ending: .resigned), [.winner]),
    (GameResult(score: DiskCounts(dark: 0, light: 64), winner: .light), [.score, .winner]),
  ])
  func `are those of results that the board replaces`(result: GameResult, lost: [Fact]) throws {
    var writer = try #require(
      FormatRegistry.standard.tables.first?.makeWriter(WritingOptions(.collection))
    )
    var record = Self.record(result)
    #expect(writer.fit(&record).map(\.fact) == lost)
    // Before the end only the declaration is known.
    record = Self.record(result)
    record.moves.removeLast(3)
    #expect(writer.fit(&record).isEmpty)
  }

  @Test(arguments: [("Rabbit", []), ("Tiger", [Fact.opening]), (nil, [])])
  func `are those of openings that the moves do not have`(name: String?, lost: [Fact]) throws {
    var writer = try #require(
      FormatRegistry.standard.tables.first?.makeWriter(WritingOptions(.collection))
    )
    var record = Self.record(nil, opening: name)
    #expect(writer.fit(&record).map(\.fact) == lost)
  }
}

import GameRecords
import RecordChecks
import ReversiRules
import TestSupport
import Testing

@Suite struct `Nothing is found in a legal game` {
  private static let sizes = [(8, 8), (4, 4), (6, 6), (10, 8)]
    .compactMap { BoardSize(width: $0.0, height: $0.1) }

  @Test(arguments: 0..<40 as Range<UInt64>, sizes)
  func `with its result and sides, whole or up to any ply`(seed: UInt64, size: BoardSize) throws {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: size)
    var record = ReversiRecord(start: start, moves: start.randomGame(using: &generator))
    let replay = try Replay(record)
    let outcome = try #require(replay.outcome)
    record.annotations = replay.steps.map { MoveAnnotation(ply: $0.ply, side: $0.side) }

    for score in [nil, outcome.raw, outcome.withEmpties] {
      record.result = GameResult(
        score: score,
        winner: GameResult.Winner(outcome.winner),
        ending: .playedOut
      )
      #expect(findings(placed(record)).isEmpty)
    }

    let ply = Int.random(in: 0..<record.moves.count, using: &generator)
    record.moves.removeSubrange(ply...)
    record.annotations.removeSubrange(ply...)
    for ending in [.unfinished, .resigned, .timedOut, .agreed] as [GameResult.Ending] {
      record.result = GameResult(winner: .light, ending: ending)
      // A game that stops before a pass is fine unless it has no moves.
      #expect(findings(placed(record)).isEmpty)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `with any other facts in the record`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var record = ReversiRecord.random(using: &generator)
    record.result = nil
    #expect(findings(placed(record)).isEmpty)
  }
}

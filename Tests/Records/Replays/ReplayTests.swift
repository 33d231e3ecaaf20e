import GameRecords
import ReversiRules
import TestSupport
import Testing

/// Small board sizes, on which passes are frequent, and the usual one.
let replaySizes: [BoardSize] = [(4, 4), (4, 6), (6, 6), (8, 8), (10, 4)]
  .compactMap { BoardSize(width: $0.0, height: $0.1) }

@Suite struct `A replay` {
  private static func game(seed: UInt64, size: BoardSize) -> ReversiRecord {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: size)
    return ReversiRecord(start: start, moves: start.randomGame(using: &generator))
  }

  @Test(arguments: 0..<20 as Range<UInt64>, replaySizes)
  func `plays a legal game to its end`(seed: UInt64, size: BoardSize) throws {
    let record = Self.game(seed: seed, size: size)
    let attempt = ReplayAttempt(record)
    #expect(attempt.problems.isEmpty)
    #expect(attempt.isComplete)
    let replay = try Replay(record)
    #expect(replay.start == record.start)
    #expect(replay.moves == record.moves)
    #expect(replay.end == attempt.replay.end)
    #expect(replay.end.turn == nil)
    #expect(replay.outcome == Outcome(of: replay.end.board))
    for ply in 1...record.moves.count { #expect(replay.recordPly(ofPly: ply) == ply) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>, replaySizes)
  func `has one step for each move`(seed: UInt64, size: BoardSize) throws {
    let replay = try Replay(Self.game(seed: seed, size: size))
    var position = replay.start
    var count = 0
    for (index, step) in replay.steps.enumerated() {
      #expect(step.ply == index + 1)
      #expect(step.move == replay.moves[index])
      #expect(step.side == position.turn)
      #expect(step.before == position)
      let flips = try position.play(step.move)
      #expect(step.flips.map(Array.init) == (step.move == .pass ? nil : Array(flips)))
      #expect(step.after == position)
      #expect(replay.position(afterPly: step.ply) == position)
      count += 1
    }
    #expect(count == replay.moves.count)
    #expect(position == replay.end)
    #expect(replay.position(afterPly: 0) == replay.start)
    #expect(replay.position(afterPly: -1) == replay.start)
    #expect(replay.position(afterPly: count + 1) == replay.end)
  }

  @Test func `has no outcome while a side can move`() throws {
    #expect(try Replay(ReversiRecord(moves: Move.list("f5d6"))).outcome == nil)
    #expect(try Replay(ReversiRecord(moves: Move.list("d3c3f5d2d1e1b2c1"))).outcome == nil)
  }

  @Test func `without moves ends where it starts`() throws {
    let position = Position(board: .initial(), turn: nil)
    let replay = try Replay(ReversiRecord(start: position))
    #expect(replay.end == position)
    #expect(Array(replay.steps).isEmpty)
  }

  @Test func `cannot be created from a record with an illegal move`() {
    let error = #expect(throws: ReplayProblem.self) {
      try Replay(ReversiRecord(moves: Move.list("f5f5d6")))
    }
    #expect(error?.kind == .illegal(.occupied))
    #expect(error?.ply == 2)
  }
}

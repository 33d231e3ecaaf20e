import GameRecords
import ReversiRules
import TestSupport
import Testing

/// The game after which dark is blocked and light can play a3, b4 or d6.
private let blocked = "d3c3f5d2d1e1b2c1"

@Suite struct `An attempt to replay` {
  @Test func `reports problems and plays the rest`() throws {
    let differences = try Answers.differences("records/replays") { row in
      let record = ReversiRecord(table: row.value)
      let attempt = ReplayAttempt(record)
      #expect(Array(attempt.replay.steps).last?.after ?? record.start == attempt.replay.end)
      let moves = attempt.replay.moves.map { " \($0)" }.joined()
      return
        (["\(attempt.isComplete ? "complete" : "incomplete"):\(moves)"]
        + attempt.problems.map(\.description)).joined(separator: "\n")
    }
    #expect(differences == [])
  }

  @Test func `counts the moves after the end`() {
    let problems = ReplayAttempt(ReversiRecord(moves: Move.list("f5d6c5f6e7f4g5e6e3a1b1--")))
      .problems
    #expect(problems.map(\.kind) == [.afterEnd(moves: 3)])
  }

  @Test func `has the position of a problem`() throws {
    let attempt = ReplayAttempt(ReversiRecord(moves: Move.list(blocked + "a3")))
    let problem = try #require(attempt.problems.first)
    #expect(problem.position.turn == .dark)
    #expect(problem.position.mustPass)
    #expect(problem.position == attempt.replay.position(afterPly: 8))
  }

  @Test(arguments: 0..<100 as Range<UInt64>, replaySizes)
  func `supplies every pass that is left out`(seed: UInt64, size: BoardSize) {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: size)
    let moves = start.randomGame(using: &generator)
    let written = moves.filter { $0 != .pass }
    let attempt = ReplayAttempt(ReversiRecord(start: start, moves: written))
    #expect(attempt.replay.moves == moves)
    #expect(attempt.isComplete)
    #expect(attempt.problems.count == moves.count - written.count)
    #expect(attempt.problems.allSatisfy { $0.kind == .missingPass })
    var next = 1
    for (index, move) in moves.enumerated() {
      #expect(attempt.replay.recordPly(ofPly: index + 1) == (move == .pass ? nil : next))
      if move != .pass { next += 1 }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>, replaySizes)
  func `skips a pass that is not allowed`(seed: UInt64, size: BoardSize) throws {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: size)
    let moves = start.randomGame(using: &generator)
    let index = try #require(
      moves.indices.filter { moves[$0] != .pass }.randomElement(using: &generator)
    )
    var written = moves
    written.insert(.pass, at: index)
    let attempt = ReplayAttempt(ReversiRecord(start: start, moves: written))
    #expect(attempt.problems.map(\.kind) == [.surplusPass])
    #expect(attempt.problems.map(\.ply) == [index + 1])
    #expect(attempt.isComplete)
    #expect(attempt.replay.moves == moves)
    for ply in 1...moves.count {
      #expect(attempt.replay.recordPly(ofPly: ply) == (ply > index ? ply + 1 : ply))
    }
  }
}

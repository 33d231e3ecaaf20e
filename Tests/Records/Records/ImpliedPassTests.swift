import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Passes that are left out` {
  /// Random games with all passes, and the same without them.
  static func games(_ count: Int) -> [(written: ReversiRecord, implied: ReversiRecord)] {
    var generator = SeededGenerator(seed: 31)
    return (0..<count).map { number in
      let size = number % 5 == 0 ? BoardSize(width: 6, height: 6) ?? .standard : .standard
      let start = Position.initial(size: size)
      let written = ReversiRecord(start: start, moves: start.randomGame(using: &generator))
      var implied = written
      implied.removePasses()
      return (written, implied)
    }
  }

  @Test func `are supplied by the replay`() throws {
    let games = Self.games(300)
    #expect(games.contains { $0.written.moves.count > $0.implied.moves.count + 1 })
    for (written, implied) in games {
      #expect(implied.passMarks == .implied)
      #expect(!implied.moves.contains(.pass))
      let replay = try Replay(implied)
      #expect(replay.moves == written.moves)
      #expect(replay.moveCount == written.moves.count)
      #expect(replay.end == (try Replay(written).end))
      let plies = (1...replay.moveCount).map { replay.recordPly(ofPly: $0) }
      #expect(plies.compactMap(\.self) == Array(1...implied.moves.count))
      for (move, ply) in zip(replay.moves, plies) { #expect((move == .pass) == (ply == nil)) }
    }
  }

  @Test func `are counted as moves without flips, even in damaged games`() {
    for (written, implied) in Self.games(100) {
      for record in [written, implied] {
        for damage in [nil, Move.pass, .placement(.named("a1")), .placement(.named("p16"))] {
          var record = record
          if let damage { record.moves.insert(damage, at: record.moves.count / 2) }
          var flips: [UInt8] = [9]
          let attempt = ReplayAttempt(
            record.moves,
            from: record.start,
            record.passMarks,
            flips: &flips
          )
          #expect(attempt.replay.moves == ReplayAttempt(record).replay.moves)
          #expect(flips == attempt.replay.steps.map { UInt8($0.flips?.count ?? 0) })
          var moves: [Move] = []
          attempt.replay.forEachMove { move in
            moves.append(move)
            return moves.count < 20
          }
          #expect(moves == Array(attempt.replay.moves.prefix(20)))
        }
      }
    }
  }

  @Test func `are supplied by the record`() {
    for (written, implied) in Self.games(100) {
      var record = implied
      record.supplyPasses()
      #expect(record == written)
      #expect(record.passMarks == .written)
    }
  }

  @Test func `can still be written`() throws {
    for (written, implied) in Self.games(100) {
      var record = written
      record.passMarks = .implied
      #expect(try Replay(record).moves == written.moves)
      // Only some of them.
      guard let pass = written.moves.lastIndex(of: .pass) else { continue }
      record.moves.remove(at: pass)
      #expect(try Replay(record).moves == written.moves)
      #expect(try Replay(implied).end == Replay(record).end)
    }
  }

  @Test func `are an error if passes are written, and noted if they usually are`() {
    let record = ReversiRecord(moves: Move.list("d3c3f5d2d1e1b2c1a3"))
    for marks in [PassMarks.written, .usual, .implied] {
      var record = record
      record.passMarks = marks
      let attempt = ReplayAttempt(record)
      #expect(attempt.isComplete)
      #expect(attempt.replay.moveCount == 10)
      #expect(attempt.problems.map(\.kind) == (marks == .implied ? [] : [.missingPass]))
      #expect(((try? Replay(record)) == nil) == (marks == .written))
    }
  }

  @Test func `do not hide other problems`() {
    for (transcript, problem) in [
      ("f5d6a1", ReplayProblem.Kind.illegal(.flipsNothing)),
      ("d3c3f5d2d1e1b2c1h8", .illegal(.flipsNothing)), ("f5f5", .illegal(.occupied)),
      ("f5d6c5f6e7f4g5e6e3a1", .afterEnd(moves: 1)), ("f5--d6", .surplusPass),
    ] {
      let record = ReversiRecord(moves: Move.list(transcript), passMarks: .implied)
      #expect(ReplayAttempt(record).problems.map(\.kind) == [problem], "\(transcript)")
    }
  }
}

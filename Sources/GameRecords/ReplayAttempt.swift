internal import ReversiRules

/// An attempt to play a record: the legal part as a replay, and everything that was wrong.
public struct ReplayAttempt: Sendable {
  /// The game as far as it could be played.
  public let replay: Replay
  /// What was wrong, in the order of the moves; empty when the record is legal throughout.
  public let faults: [ReplayFault]

  /// Whether every move was played, with at most a pass supplied or left out.
  public var isComplete: Bool {
    guard let last = faults.last else { return true }
    return last.kind == .missingPass || last.kind == .surplusPass && !stoppedAtPass
  }

  private let stoppedAtPass: Bool

  /// Plays the record's moves from its start position.
  public init(_ record: GameRecord) {
    var position = record.start
    var passesBefore: [Int] = []
    var played = position.play(contentsOf: record.moves)
    if record.passMarks == .implied {
      while played < record.moves.count, position.mustPass, record.moves[played] != .pass {
        var passed = position
        passed.turn = position.turn?.opponent
        let next = passed.play(contentsOf: record.moves, from: played)
        guard next > 0 else { break }
        passesBefore.append(played)
        position = passed
        played += next
      }
    }
    guard played < record.moves.count else {
      replay = Replay(
        start: record.start,
        moves: record.moves,
        passesBefore: passesBefore,
        end: position
      )
      faults = []
      stoppedAtPass = false
      return
    }
    var repair = Repair(record)
    stoppedAtPass = repair.run()
    faults = repair.faults
    replay = Replay(
      start: record.start,
      moves: repair.moves,
      recordPlies: repair.recordPlies,
      end: repair.position
    )
  }
}

/// The slow way through a record of which not all moves can be played as they are written.
private struct Repair {
  let record: GameRecord
  private(set) var position: Position
  private var next = 0
  private(set) var moves: [Move] = []
  private(set) var recordPlies: [Int?] = []
  private(set) var faults: [ReplayFault] = []

  init(_ record: GameRecord) {
    self.record = record
    position = record.start
  }

  /// Plays what can be played; tells whether it ended at a pass that cannot be left out.
  mutating func run() -> Bool {
    while next < record.moves.count {
      let move = record.moves[next]
      switch position.legality(of: move) {
      case nil:
        play(move, recordPly: next + 1)
        next += 1
      case .gameOver:
        add(.afterEnd(moves: record.moves.count - next))
        return false
      case .passWithMoves:
        add(.surplusPass)
        next += 1
        guard next < record.moves.count else { break }
        if position.legality(of: record.moves[next]) != nil { return true }
      case .flipsNothing where isLegalAfterPass(move):
        if record.passMarks != .implied { add(.missingPass) }
        play(.pass, recordPly: nil)
      case let reason?:
        add(.illegal(reason))
        return false
      }
    }
    return false
  }

  private func isLegalAfterPass(_ move: Move) -> Bool {
    var passed = position
    return (try? passed.play(.pass)) != nil && passed.legality(of: move) == nil
  }

  private mutating func play(_ move: Move, recordPly: Int?) {
    guard (try? position.play(move)) != nil else { return }
    moves.append(move)
    recordPlies.append(recordPly)
  }

  private mutating func add(_ kind: ReplayFault.Kind) {
    faults.append(
      ReplayFault(ply: next + 1, move: record.moves[next], kind: kind, position: position)
    )
  }
}

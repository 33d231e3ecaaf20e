package import ReversiRules

/// An attempt to play a record: the legal part as a replay, and all problems.
public struct ReplayAttempt: Sendable {
  /// The game as far as it could be played.
  public let replay: Replay
  /// The problems in the order of the moves; empty if every move is legal.
  public let problems: [ReplayProblem]

  /// Whether every move was played, except for passes that were supplied or skipped.
  public var isComplete: Bool {
    guard let last = problems.last else { return true }
    return last.kind == .missingPass || last.kind == .surplusPass && !stoppedAtPass
  }

  private let stoppedAtPass: Bool

  /// Plays the record's moves from its start position.
  public init(_ record: ReversiRecord) {
    self.init(record.moves, from: record.start, record.passMarks)
  }

  /// Plays moves, whose passes may be left out, from a start position.
  package init(_ moves: [Move], from start: Position, _ passMarks: PassMarks) {
    self.init(moves, from: start, passMarks) { position, index in
      position.play(contentsOf: moves, from: index)
    } pass: {
    }
  }

  /// Plays moves from a start position, and records how many disks each move of the replay flips, 0
  /// for a pass.
  package init(
    _ moves: [Move],
    from start: Position,
    _ passMarks: PassMarks,
    flips: inout [UInt8]
  ) {
    flips.removeAll(keepingCapacity: true)
    self.init(moves, from: start, passMarks) { position, index in
      position.play(contentsOf: moves, from: index, addingFlipsTo: &flips)
    } pass: {
      flips.append(0)
    }
    if replay.isRepaired {
      flips = replay.steps.map { UInt8($0.flips?.count ?? 0) }
    }
  }

  /// Plays moves from a start position.
  /// - Parameters:
  ///   - moves: the moves.
  ///   - start: the start position.
  ///   - passMarks: whether passes may be left out.
  ///   - play: plays the moves from an index and returns how many were played.
  ///   - pass: is called for each pass that is supplied.
  @inline(__always)
  private init(
    _ moves: [Move],
    from start: Position,
    _ passMarks: PassMarks,
    play: (inout Position, Int) -> Int,
    pass: () -> Void
  ) {
    var position = start
    var passesBefore: [Int] = []
    var played = play(&position, 0)
    if passMarks == .implied {
      while played < moves.count, position.mustPass, moves[played] != .pass {
        var passed = position
        passed.turn = position.turn?.opponent
        pass()
        let next = play(&passed, played)
        guard next > 0 else { break }
        passesBefore.append(played)
        position = passed
        played += next
      }
    }
    guard played < moves.count else {
      replay = Replay(start: start, moves: moves, passesBefore: passesBefore, end: position)
      problems = []
      stoppedAtPass = false
      return
    }
    var patient = PatientReplay(moves, from: start, passMarks)
    stoppedAtPass = patient.run()
    problems = patient.problems
    replay = Replay(
      start: start,
      moves: patient.moves,
      recordPlies: patient.recordPlies,
      end: patient.position
    )
  }
}

/// The slow path for a record with moves that cannot be played as written.
private struct PatientReplay {
  private let written: [Move]
  private let passMarks: PassMarks
  private(set) var position: Position
  private var next = 0
  private(set) var moves: [Move] = []
  private(set) var recordPlies: [Int?] = []
  private(set) var problems: [ReplayProblem] = []

  init(_ moves: [Move], from start: Position, _ passMarks: PassMarks) {
    written = moves
    self.passMarks = passMarks
    position = start
  }

  /// Plays what can be played, and returns whether it stopped at a pass that cannot be skipped.
  mutating func run() -> Bool {
    while next < written.count {
      let move = written[next]
      switch position.legality(of: move) {
      case nil:
        play(move, recordPly: next + 1)
        next += 1
      case .gameOver:
        add(.afterEnd(moves: written.count - next))
        return false
      case .passWithMoves:
        add(.surplusPass)
        next += 1
        guard next < written.count else { break }
        if position.legality(of: written[next]) != nil { return true }
      case .flipsNothing where isLegalAfterPass(move):
        if passMarks != .implied { add(.missingPass) }
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

  private mutating func add(_ kind: ReplayProblem.Kind) {
    problems.append(
      ReplayProblem(ply: next + 1, move: written[next], kind: kind, position: position)
    )
  }
}

public import GameRecords
public import ReversiRules

/// A game in progress in a session, as its record will store it.
public struct RecordedGame: Sendable {
  /// The record as far as the game has gone.
  private var record: ReversiRecord
  /// The seconds that the game took before this session.
  private let earlier: Double
  /// When the game began or was resumed.
  private let startTime: SessionTime
  /// The position after the last move.
  var position: Position
  /// Whether there is anything that the earlier record does not have.
  private var hasNews = false
  /// The time since which the side to move can act.
  private var turnTime: SessionTime
  /// The move whose disks are changing, and the seconds used to choose it.
  private var running: (square: Square, seconds: Double)?

  /// Begins a game.
  init(_ state: AppState, at time: SessionTime, _ date: GameDate?) {
    record = ReversiRecord(date: date, start: state.position)
    for side in Disk.allCases { record.players[side].mode = state.modes[side] }
    position = state.position
    earlier = 0
    startTime = time
    turnTime = time
  }

  /// Resumes a game where a record of it ends; returns `nil` if it is another game.
  init?(_ state: AppState, at time: SessionTime, continuing earlierPart: ReversiRecord) {
    guard let record = AppState.continued(earlierPart, to: state.position) else { return nil }
    self.record = record
    hasNews = record.moves.count > earlierPart.moves.count
    position = state.position
    earlier = record.annotations.compactMap(\.time).reduce(0, +)
    startTime = time
    turnTime = time
    let players = record.players()
    for side in Disk.allCases where players[side].mode.map({ $0 != state.modes[side] }) ?? false {
      change(.mode(side, state.modes[side]), at: time)
    }
  }

  /// The number of moves of the game, passes included.
  var moveCount: Int { record.moves.count }

  mutating func choose(_ square: Square, at time: SessionTime) {
    running = (square, time.seconds(since: turnTime))
  }

  mutating func finishMove(at time: SessionTime) {
    guard let (square, seconds) = running else { return }
    running = nil
    add(.placement(square), seconds, at: time)
  }

  mutating func pass(at time: SessionTime) {
    add(.pass, time.seconds(since: turnTime), at: time)
  }

  /// Takes back moves.
  /// - Parameters:
  ///   - state: the state to return to.
  ///   - time: when.
  /// - Returns: whether the game had that position.
  mutating func undo(to state: AppState, at time: SessionTime) -> Bool {
    let ply = record.moves.lastPly(in: state.position, from: record.start)
    guard let ply else { return false }
    record.moves.removeSubrange(ply...)
    record.annotations.removeAll { $0.ply > ply }
    // A game without moves begins again: its modes are those at the start.
    record.sessionChanges.removeAll { $0.ply > ply || ply == 0 }
    (running, turnTime, hasNews) = (nil, time, true)
    let players = record.players()
    for side in Disk.allCases where players[side].mode != state.modes[side] {
      change(.mode(side, state.modes[side]), at: time)
    }
    return true
  }

  private mutating func add(_ move: Move, _ seconds: Double, at time: SessionTime) {
    hasNews = true
    record.moves.append(move)
    record.annotations.append(MoveAnnotation(ply: record.moves.count, time: seconds))
    turnTime = time
  }

  mutating func change(_ action: SessionChange.Action, at time: SessionTime) {
    if case .mode(let side, let mode) = action, record.moves.isEmpty, running == nil {
      record.players[side].mode = mode
      return
    }
    // The last entry is reserved for a reset.
    guard record.sessionChanges.count < Limits.sessionChanges - 1 || action == .reset else {
      return
    }
    let seconds = ((earlier + time.seconds(since: startTime)) * 1_000).rounded() / 1_000
    let last = record.sessionChanges.compactMap(\.time).last ?? 0
    record.sessionChanges.append(
      SessionChange(ply: record.moves.count, time: max(last, seconds), action)
    )
  }

  /// The game as a record, or `nil` if no move was made in it.
  var finished: ReversiRecord? {
    guard !record.moves.isEmpty else { return nil }
    guard hasNews else { return record }
    var record = record
    record.result = GameResult(ofSessionIn: position)
    record.origin = nil
    return record
  }
}

extension [Move] {
  /// Returns the number of moves after which a game was last in a position; `nil` if it never was.
  package func lastPly(in position: Position, from start: Position) -> Int? {
    var current = start
    var ply = current == position ? 0 : nil
    for (index, move) in enumerated() {
      guard (try? current.play(move)) != nil else { break }
      if current == position { ply = index + 1 }
    }
    return ply
  }
}

extension GameResult {
  /// Creates the result that the record of a session declares for the position at its end.
  public init(ofSessionIn position: Position) {
    guard position.turn == nil else {
      self.init(ending: .unfinished)
      return
    }
    self.init(
      score: position.board.counts,
      winner: .init(Outcome(of: position.board).winner),
      ending: .playedOut
    )
  }
}

extension AppState {
  /// Returns a record with its passes up to a position in which its game may resume: the position at
  /// its end, or the one after another move, since a game is saved before it is recorded.
  /// - Parameters:
  ///   - record: the record.
  ///   - position: the position.
  /// - Returns: the record; `nil` if the position belongs to another game.
  public static func continued(_ record: ReversiRecord, to position: Position) -> ReversiRecord? {
    guard !record.moves.isEmpty, record.sessionChanges.last?.action != .reset,
      let end = try? record.snapshot().start
    else { return nil }
    var record = record
    record.supplyPasses()
    if end == position { return record }
    let moves = end.mustPass ? [.pass] : end.legalMoves.map { Move.placement($0) }
    let missing = moves.first { move in
      var next = end
      return (try? next.play(move)) != nil && next == position
    }
    guard let missing else { return nil }
    record.moves.append(missing)
    return record
  }
}

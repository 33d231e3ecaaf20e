public import GameRecords
internal import ReversiRules

/// Makes records of what happens in a session: one for each game.
///
/// A reset ends a game and begins the next one. A game without a move is no record. What is chosen
/// before the first move is what the game begins with. The time of a move is that from when its side could act until the square was
/// tapped, the computer had chosen, or the pass was dismissed.
public struct SessionRecorder: Sendable {
  private let date: GameDate?
  private var game: Game?

  /// A recorder for a session.
  /// - Parameter date: when the session began.
  public init(date: GameDate? = nil) { self.date = date }

  /// How many moves, passes included, the present game has.
  public var moveCount: Int { game?.moves.count ?? 0 }

  /// Takes what has happened next.
  /// - Parameter update: what a session tells of an event, ignored ones included.
  /// - Returns: the record of the game that has ended with this, if one has.
  public mutating func take(_ update: AppUpdate) -> GameRecord? {
    guard update.effects != nil else { return nil }
    let time = SessionTime(update.time)
    switch update.event {
    case .started: game = Game(update.state, at: time)
    case .tapped(let square), .computerChose(let square, _): game?.choose(square, at: time)
    case .diskChanged: if update.state.placement == nil { game?.finishMove(at: time) }
    case .passDismissed: game?.pass(at: time)
    case .modeChanged(let side, let mode): game?.change(.mode(side, mode), at: time)
    case .resetConfirmed:
      var ended = game
      ended?.change(.reset, at: time)
      game = Game(update.state, at: time)
      return ended?.record(date)
    case .resetPressed, .resetCancelled: break
    }
    game?.position = update.state.position
    return nil
  }

  /// Ends the session.
  /// - Returns: the record of the game that was going on or was over, if there is one.
  public mutating func finish() -> GameRecord? {
    defer { game = nil }
    return game?.record(date)
  }
}

/// A game that is going on.
private struct Game {
  let start: Position
  let startTime: SessionTime
  /// The modes with which the first move is made.
  private var modes: PlayerModes
  /// The position after the last move.
  var position: Position
  private(set) var moves: [Move] = []
  private var times: [Double] = []
  private var changes: [SessionChange] = []
  /// Since when the side to move can act.
  private var turnTime: SessionTime
  /// The move whose disks are changing, and how long it took to find.
  private var running: (square: Square, seconds: Double)?

  init(_ state: AppState, at time: SessionTime) {
    start = state.position
    modes = state.modes
    startTime = time
    position = state.position
    turnTime = time
  }

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

  private mutating func add(_ move: Move, _ seconds: Double, at time: SessionTime) {
    moves.append(move)
    times.append(seconds)
    turnTime = time
  }

  mutating func change(_ action: SessionChange.Action, at time: SessionTime) {
    if case .mode(let side, let mode) = action, moves.isEmpty, running == nil {
      modes[side] = mode
      return
    }
    // The last place is for a reset.
    guard changes.count < Limits.sessionChanges - 1 || action == .reset else { return }
    changes.append(
      SessionChange(ply: moves.count, time: time.seconds(since: startTime), action)
    )
  }

  /// The game as a record, or `nil` when nothing has happened in it.
  func record(_ date: GameDate?) -> GameRecord? {
    guard !moves.isEmpty else { return nil }
    var record = GameRecord(date: date, start: start, moves: moves)
    for side in Disk.allCases { record.players[side].mode = modes[side] }
    record.annotations = times.enumerated().map { index, time in
      MoveAnnotation(ply: index + 1, time: time)
    }
    record.sessionChanges = changes
    record.result = result
    return record
  }

  private var result: GameResult {
    guard position.turn == nil else { return GameResult(ending: .unfinished) }
    return GameResult(
      score: position.board.counts,
      winner: .init(Outcome(of: position.board).winner),
      ending: .playedOut
    )
  }
}

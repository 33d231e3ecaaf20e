public import GameRecords
import ReversiRules

/// Records the games of a session, one record for each.
///
/// A reset ends a game and begins the next one. A game without moves gives no record. Modes chosen
/// before the first move are those that the game begins with. The time of a move is counted from
/// when its side could act until the square was tapped, the computer had chosen, or the pass was
/// dismissed.
public struct SessionRecorder: GameRecorder {
  private let date: GameDate?
  /// A record that the first game may continue; `nil` once that is decided.
  private var earlierPart: ReversiRecord?
  private var game: RecordedGame?

  /// Creates a recorder for a session.
  /// - Parameters:
  ///   - date: when the session began.
  ///   - earlierPart: a record that the first game continues if it begins where the record ends.
  public init(date: GameDate? = nil, continuing earlierPart: ReversiRecord? = nil) {
    self.date = date
    self.earlierPart = earlierPart
  }

  /// Whether an event names a move: a choice, a pass, or a start from a save that is one move ahead
  /// of the session before.
  public static func namesMove(_ event: AppEvent) -> Bool {
    switch event {
    case .started, .tapped, .computerChose, .passDismissed: true
    default: false
    }
  }

  /// The number of moves of the current game, passes included.
  public var moveCount: Int { game?.moveCount ?? 0 }

  /// Takes the next update of the session.
  /// - Parameter update: the outcome of an event, including ignored ones.
  /// - Returns: the record of a game that this event ends, if any; at the start of a session, the
  ///   earlier record if the game does not continue it.
  public mutating func take(_ update: AppUpdate) -> ReversiRecord? {
    guard update.effects != nil else { return nil }
    let time = SessionTime(update.time)
    switch update.event {
    case .started:
      defer { earlierPart = nil }
      game = earlierPart.flatMap { RecordedGame(update.state, at: time, continuing: $0) }
      if game != nil { return nil }
      game = RecordedGame(update.state, at: time, date)
      return earlierPart
    case .tapped(let square), .computerChose(let square, _): game?.choose(square, at: time)
    case .diskChanged: if update.state.placement == nil { game?.finishMove(at: time) }
    case .passDismissed: game?.pass(at: time)
    case .modeChanged(let side, let mode): game?.change(.mode(side, mode), at: time)
    case .resetConfirmed:
      var ended = game
      ended?.change(.reset, at: time)
      game = RecordedGame(update.state, at: time, date)
      return ended?.finished
    case .undone:
      guard game?.undo(to: update.state, at: time) != true else { break }
      // The game never had this position, so it is another one.
      let ended = game
      game = RecordedGame(update.state, at: time, date)
      return ended?.finished
    case .resetPressed, .resetCancelled: break
    }
    game?.position = update.state.position
    return nil
  }

  /// Ends the session.
  /// - Returns: the record of the game in progress or just over, if there is one.
  public mutating func finish() -> ReversiRecord? {
    defer { (game, earlierPart) = (nil, nil) }
    return game?.finished ?? earlierPart
  }
}

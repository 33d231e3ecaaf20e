public import GameRecords
import ReversiRules

/// Makes records of what happens in a session: one for each game.
///
/// A reset ends a game and begins the next one. A game without a move is no record. What is chosen
/// before the first move is what the game begins with. The time of a move is that from when its side
/// could act until the square was tapped, the computer had chosen, or the pass was dismissed.
public struct SessionRecorder: Sendable {
  private let date: GameDate?
  /// A record that the first game may continue; `nil` once it is known.
  private var earlierPart: GameRecord?
  private var game: RecordedGame?

  /// A recorder for a session.
  /// - Parameters:
  ///   - date: when the session began.
  ///   - earlierPart: a record that the first game continues if it goes on where that ends.
  public init(date: GameDate? = nil, continuing earlierPart: GameRecord? = nil) {
    self.date = date
    self.earlierPart = earlierPart
  }

  /// How many moves, passes included, the present game has.
  public var moveCount: Int { game?.moveCount ?? 0 }

  /// Takes what has happened next.
  /// - Parameter update: what a session tells of an event, ignored ones included.
  /// - Returns: the record of the game that has ended with this, if one has; at the start of a session,
  ///   the earlier record if the game does not continue it.
  public mutating func take(_ update: AppUpdate) -> GameRecord? {
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
    case .resetPressed, .resetCancelled: break
    }
    game?.position = update.state.position
    return nil
  }

  /// Ends the session.
  /// - Returns: the record of the game that was going on or was over, if there is one.
  public mutating func finish() -> GameRecord? {
    defer { (game, earlierPart) = (nil, nil) }
    return game?.finished ?? earlierPart
  }
}

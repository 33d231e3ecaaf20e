public import GameRecords
import ReversiRules

/// A reset ends a game and begins the next one. Modes chosen before the first move are those that
/// the game begins with. The time of a move is counted from when its side could act until the square
/// was tapped, the computer had chosen, or the pass was dismissed.
extension AppState {
  /// Returns whether an event names a move: a choice, a pass, or a start from a save that is one move
  /// ahead of the session before.
  public static func namesMove(_ event: AppEvent) -> Bool {
    switch event {
    case .started, .tapped, .computerChose, .passDismissed: true
    default: false
    }
  }

  /// Records an update that was not ignored.
  public static func record(
    _ update: AppUpdate,
    by recorder: inout GameRecorder<AppState>
  ) -> ReversiRecord? {
    let time = SessionTime(update.time)
    let date = recorder.date
    func next() -> RecordedGame { RecordedGame(update.state, at: time, date) }
    var ended: ReversiRecord?
    switch update.event {
    case .started:
      ended = recorder.start(next()) { RecordedGame(update.state, at: time, continuing: $0) }
    case .tapped(let square), .computerChose(let square, _):
      recorder.game?.choose(square, at: time)
    case .diskChanged: if update.state.placement == nil { recorder.game?.finishMove(at: time) }
    case .passDismissed: recorder.game?.pass(at: time)
    case .modeChanged(let side, let mode): recorder.game?.change(.mode(side, mode), at: time)
    case .resetConfirmed:
      recorder.game?.change(.reset, at: time)
      ended = recorder.begin(next())
    case .undone:
      guard recorder.game?.undo(to: update.state, at: time) != true else { break }
      // The game never had this position, so it is another one.
      ended = recorder.begin(next())
    case .resetPressed, .resetCancelled: break
    }
    recorder.game?.position = update.state.position
    recorder.moveCount = recorder.game?.moveCount ?? 0
    return ended
  }

  /// Returns the record of a game as far as it has gone; `nil` if no move was made in it.
  public static func record(of game: RecordedGame) -> ReversiRecord? { game.finished }
}

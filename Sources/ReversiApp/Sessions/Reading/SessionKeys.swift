import GameRecords
import ReversiRules

/// The keys of log lines, in the order in which they are written.
enum SessionKey: String, CaseIterable {
  // The first line.
  case session, program, date, width, height, seed, thinkTime, flipDelay
  // Every other line.
  case time, event
  // Some events.
  case save, square, side, mode, work
  // Every event.
  case ignored, state

  /// The keys of a line that begins a session.
  static let ofHeader: [SessionKey] = [
    .session, .program, .date, .width, .height, .seed, .thinkTime, .flipDelay,
  ]
}

/// The keys of a save.
enum SessionSaveKey: String, CaseIterable {
  case turn, board, dark, light

  /// The value of the turn when the game is over.
  static let over = "over"

  /// The key for the mode of a side.
  static func mode(of side: Disk) -> SessionSaveKey { side == .dark ? .dark : .light }
}

/// The names of events.
enum SessionEventName: String, CaseIterable {
  case started, tapped, modeChanged, resetPressed, resetConfirmed, resetCancelled, passDismissed
  case diskChanged, computerChose
  /// The end of the session, which is not an event of the app.
  case ended

  /// Creates the name of an event.
  init(_ event: AppEvent) {
    self =
      switch event {
      case .started: .started
      case .tapped: .tapped
      case .modeChanged: .modeChanged
      case .resetPressed: .resetPressed
      case .resetConfirmed: .resetConfirmed
      case .resetCancelled: .resetCancelled
      case .passDismissed: .passDismissed
      case .diskChanged: .diskChanged
      case .computerChose: .computerChose
      }
  }
}

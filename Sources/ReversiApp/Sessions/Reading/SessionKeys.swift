import GameRecords
import ReversiRules

/// The keys of log lines, in the order in which they are written.
enum SessionKey: String, CaseIterable {
  // The first line.
  case session, program, date, width, height, policy, strength, seed, thinkTime, flipDelay
  // Every other line.
  case time, event
  // Some events.
  case save, square, side, mode, work
  // Every event.
  case ignored, state

  /// The keys of a line that begins a session.
  static let ofHeader: [SessionKey] = [
    .session, .program, .date, .width, .height, .policy, .strength, .seed, .thinkTime, .flipDelay,
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

/// The end of a session, which is not an event of the app.
enum SessionEnd {
  /// Its name, where other lines have that of an event.
  static let name = "ended"
}

import ReversiRules

/// The keys of the first line of the app's log, in the order in which they are written.
enum SessionHeaderKey: String, CaseIterable {
  case width, height, policy, strength, seed, thinkTime, flipDelay
}

/// The keys of events in the app's log, in the order in which they are written.
enum SessionEventKey: String, CaseIterable {
  case save, square, side, mode
}

/// The keys of a save.
enum SessionSaveKey: String, CaseIterable {
  case turn, board, dark, light

  /// The value of the turn when the game is over.
  static let over = "over"

  /// The key for the mode of a side.
  static func mode(of side: Disk) -> SessionSaveKey { side == .dark ? .dark : .light }
}

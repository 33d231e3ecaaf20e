public import GameRecords
public import ReversiRules

/// Something that happens to the app: what a person does, and what is reported of work that the app
/// has asked for.
public enum AppEvent: Hashable, Sendable {
  /// The app starts with what was saved before, or with a new game.
  case started(AppSave?)
  /// A person taps a square.
  case tapped(Square)
  /// A person lets somebody else decide a side's moves.
  case modeChanged(Disk, PlayerMode)
  /// A person presses Reset.
  case resetPressed
  /// The question about the reset is answered by OK.
  case resetConfirmed
  /// The question about the reset is answered by Cancel.
  case resetCancelled
  /// The alert of a pass is dismissed.
  case passDismissed
  /// The disk that ``AppEffect/animate(_:to:work:)`` named has changed.
  case diskChanged(work: WorkToken)
  /// The computer has chosen a square, as ``AppEffect/startThinking(about:work:)`` asked it to.
  case computerChose(Square, work: WorkToken)
}

/// Names a piece of work that the app has asked for, so that what is reported of another piece, which
/// was stopped in the meantime, can be told apart.
public struct WorkToken: Hashable, Sendable {
  /// How many pieces of work were asked for before.
  public let number: Int

  /// The token of a piece of work, counted from 0.
  public init(_ number: Int) { self.number = number }
}

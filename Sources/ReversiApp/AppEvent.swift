public import GameRecords
public import ReversiRules

/// Something that happens to the app: an action of a person, or a report about work that the app
/// asked for.
public enum AppEvent: Hashable, Sendable {
  /// The app starts, from a save or with a new game.
  case started(AppSave?)
  /// A person taps a square.
  case tapped(Square)
  /// A person changes the mode of a side.
  case modeChanged(Disk, PlayerMode)
  /// A person presses Reset.
  case resetPressed
  /// A person confirms the reset with OK.
  case resetConfirmed
  /// A person answers the reset question with Cancel.
  case resetCancelled
  /// A person dismisses the pass alert.
  case passDismissed
  /// The disk of an ``AppEffect/animate(_:to:work:)`` has changed.
  case diskChanged(work: WorkToken)
  /// The computer has chosen a square, in answer to ``AppEffect/startThinking(about:work:)``.
  case computerChose(Square, work: WorkToken)
}

/// Identifies a piece of work that the app asked for, so that the app can ignore a late report
/// about one that it has stopped.
public struct WorkToken: Hashable, Sendable {
  /// The number of pieces of work requested before this one.
  public let number: Int

  /// Creates the token of a piece of work, counted from 0.
  public init(_ number: Int) { self.number = number }
}

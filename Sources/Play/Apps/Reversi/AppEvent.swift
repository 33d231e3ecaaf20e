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
  /// A person takes back moves: the game returns to an earlier position and its modes.
  ///
  /// The original app has no such action.
  case undone(AppSave)
  /// A person dismisses the pass alert.
  case passDismissed
  /// The disk of an ``AppEffect/animate(_:to:work:)`` has changed.
  case diskChanged(work: WorkToken)
  /// The computer has chosen a square, in answer to ``AppEffect/startThinking(about:work:)``.
  case computerChose(Square, work: WorkToken)
}

extension AppEvent {
  /// The kind of an event, without what it is about; its name in session logs.
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    case started, tapped, modeChanged, resetPressed, resetConfirmed, resetCancelled, passDismissed
    case undone
    case diskChanged, computerChose
  }

  /// The kind of the event.
  public var kind: Kind {
    switch self {
    case .started: .started
    case .tapped: .tapped
    case .modeChanged: .modeChanged
    case .resetPressed: .resetPressed
    case .resetConfirmed: .resetConfirmed
    case .resetCancelled: .resetCancelled
    case .passDismissed: .passDismissed
    case .undone: .undone
    case .diskChanged: .diskChanged
    case .computerChose: .computerChose
    }
  }
}

public import ReversiRules

/// Something that the app asks its environment to do.
///
/// The screen's content follows from the state (``AppState/screen``) and needs no effects. Effects
/// that concern the screen say when to show something new.
public enum AppEffect: Hashable, Sendable {
  /// Animate a disk that is placed or flipped to a side, then report
  /// ``AppEvent/diskChanged(work:)``.
  case animate(Square, to: Disk, work: WorkToken)
  /// Stop animating disks, and report nothing.
  case stopAnimation(work: WorkToken)
  /// Have the computer choose a legal move, then report ``AppEvent/computerChose(_:work:)``.
  case startThinking(about: Position, work: WorkToken)
  /// Stop the computer's thinking, and report nothing.
  case stopThinking(work: WorkToken)
  /// Show the pass alert, to be dismissed.
  case showPassAlert
  /// Ask for confirmation of a reset.
  case showResetAlert
  /// Store this, so that the app can resume from here later.
  case save(AppSave)
}

extension AppEffect: CustomStringConvertible {
  /// The effect in a few words.
  public var description: String {
    switch self {
    case .animate(let square, _, _): "animate \(square)"
    case .stopAnimation: "stop the animation"
    case .startThinking: "start to think"
    case .stopThinking: "stop thinking"
    case .showPassAlert: "show the pass alert"
    case .showResetAlert: "ask for confirmation"
    case .save: "save"
    }
  }
}

public import ReversiRules

/// Something that the app wants to be done.
///
/// What is on the screen follows from the state (``AppState/screen``) and needs no effects; those that
/// name it tell when something new has to be shown.
public enum AppEffect: Hashable, Sendable {
  /// Show how a disk is placed or turned to a side, and report ``AppEvent/diskChanged(work:)``.
  case animate(Square, to: Disk, work: WorkToken)
  /// Stop showing how disks change; nothing is to be reported.
  case stopAnimation(work: WorkToken)
  /// Have the computer choose a legal move, and report ``AppEvent/computerChose(_:work:)``.
  case startThinking(about: Position, work: WorkToken)
  /// Have the computer stop thinking; nothing is to be reported.
  case stopThinking(work: WorkToken)
  /// Ask to dismiss the alert of a pass.
  case showPassAlert
  /// Ask whether the game is really to be reset.
  case showResetAlert
  /// Keep this, so that the app can go on from here another time.
  case save(AppSave)
}

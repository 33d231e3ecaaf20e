/// What causes a transition from one phase to the next.
public enum Trigger: Int, Hashable, CaseIterable, Sendable {
  case started
  case legalTap
  case moverToComputer
  case moverToManual
  /// Any change of mode that has no effect on what the app is doing.
  case modeChanged
  case computerChose
  case diskChanged
  case lastDiskChanged
  case passDismissed
  case resetPressed
  case resetCancelled
  case resetConfirmed

  // The outcomes of ``AppPhase/nextTurn``.
  case personToMove
  case computerToMove
  case sideCannotMove
  case gameEnded

  /// The number of triggers.
  static let count = allCases.count

  /// The trigger in words.
  public var words: String {
    switch self {
    case .started: "started"
    case .legalTap: "a legal square is tapped"
    case .moverToComputer: "the side to move is set to computer"
    case .moverToManual: "the side to move is set to manual"
    case .modeChanged: "a mode changes"
    case .computerChose: "the computer has chosen"
    case .diskChanged: "a disk has changed, more remain"
    case .lastDiskChanged: "the last disk has changed"
    case .passDismissed: "the pass is dismissed"
    case .resetPressed: "Reset is pressed"
    case .resetCancelled: "the reset is cancelled"
    case .resetConfirmed: "the reset is confirmed"
    case .personToMove: "a person can move"
    case .computerToMove: "the computer can move"
    case .sideCannotMove: "only the other side can move"
    case .gameEnded: "neither side can move"
    }
  }
}

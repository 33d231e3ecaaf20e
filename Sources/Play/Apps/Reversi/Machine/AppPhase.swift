/// What the app is doing or waiting for.
public enum AppPhase: Int, Hashable, CaseIterable, Sendable {
  /// The app has not started yet.
  case start
  /// A choice of the phase that comes next; the app never rests here.
  case nextTurn
  /// A person has to place a disk.
  case waiting
  /// The computer is thinking about its move.
  case thinking
  /// The disks of a move are changing, one after the other.
  case placing
  /// The side to move cannot place a disk, and the alert that says so must be dismissed.
  case passAlert
  /// Neither side can move.
  case over
  /// The computer could move, but waits until the reset question is answered.
  ///
  /// Only with ``AppPolicy/redux``.
  case paused

  /// The name in diagrams and traces.
  public var name: String {
    switch self {
    case .start: "start"
    case .nextTurn: "turn"
    case .waiting: "waiting for a person"
    case .thinking: "thinking"
    case .placing: "placing disks"
    case .passAlert: "pass alert"
    case .over: "game over"
    case .paused: "computer paused"
    }
  }
}

/// The confirmation of a reset, which can be open in any phase.
public enum ResetQuestion: Int, Hashable, CaseIterable, Sendable {
  /// No reset was requested.
  case closed
  /// The question is waiting for an answer, while the game continues behind it.
  case open

  /// The name in diagrams and traces.
  public var name: String { self == .open ? "reset question" : "no question" }
}

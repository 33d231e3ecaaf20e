/// What the app is doing or waiting for, with its name in diagrams and traces.
public enum AppPhase: String, Hashable, CaseIterable, Sendable {
  /// The app has not started yet.
  case start
  /// A choice of the phase that comes next; the app never rests here.
  case nextTurn = "turn"
  /// A person has to place a disk.
  case waiting = "waiting for a person"
  /// The computer is thinking about its move.
  case thinking
  /// The disks of a move are changing, one after the other.
  case placing = "placing disks"
  /// The side to move cannot place a disk, and the alert that says so must be dismissed.
  case passAlert = "pass alert"
  /// Neither side can move.
  case over = "game over"
  /// The computer could move, but waits until the reset question is answered.
  ///
  /// Only with ``AppPolicy/redux``.
  case paused = "computer paused"
}

/// The confirmation of a reset, which can be open in any phase, with its name in diagrams and traces.
public enum ResetQuestion: String, Hashable, CaseIterable, Sendable {
  /// No reset was requested.
  case closed = "no question"
  /// The question is waiting for an answer, while the game continues behind it.
  case open = "reset question"
}

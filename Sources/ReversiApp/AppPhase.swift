/// What the app is doing, or waiting for.
public enum AppPhase: Int, Hashable, CaseIterable, Sendable {
  /// The app has not started yet.
  case start
  /// It is found out who does what next: a choice between other phases, in which no state rests.
  case nextTurn
  /// A person is to place a disk.
  case waiting
  /// The computer thinks about its move.
  case thinking
  /// The disks of a move change, one after the other.
  case placing
  /// The side to move cannot place a disk, and somebody has to dismiss the alert that says so.
  case passAlert
  /// Nobody can move any more.
  case over
}

/// The question whether the game is really to be reset, which is laid over any phase.
public enum ResetQuestion: Int, Hashable, CaseIterable, Sendable {
  /// Nobody has asked for a reset.
  case closed
  /// The question waits for an answer, and the game goes on behind it.
  case open
}

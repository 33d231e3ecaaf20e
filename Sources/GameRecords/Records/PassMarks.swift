/// How the moves of a record tell of passes.
public enum PassMarks: Hashable, Sendable {
  /// Every pass is among the moves: a missing one is an error.
  case written
  /// Passes are among the moves as a rule: a missing one is supplied, and noted.
  case usual
  /// Passes need not be among the moves: a missing one is supplied.
  case implied
}

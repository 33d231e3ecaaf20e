/// Whether the moves of a record include passes.
public enum PassMarks: Hashable, Sendable {
  /// Every pass is among the moves: a missing one is an error.
  case written
  /// Passes are usually among the moves: a missing one is supplied, with a note.
  case usual
  /// Passes need not be among the moves: a missing one is supplied.
  case implied
}

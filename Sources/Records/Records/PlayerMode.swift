/// Who decides a side's moves.
public enum PlayerMode: String, Hashable, CaseIterable, Sendable {
  /// A person, by hand.
  case manual
  /// The computer.
  case computer
}

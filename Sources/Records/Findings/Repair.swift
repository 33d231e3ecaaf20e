/// How a finding is repaired: by writing its record again, as it was read or with a change.
public struct Repair: Hashable, Sendable {
  /// What the repair does.
  public let action: Action
  /// Whether the record keeps its meaning, or changes only as the rules of the game require.
  ///
  /// A repair that is not safe is a guess.
  public let isSafe: Bool

  /// What the repair does.
  public enum Action: Hashable, Sendable {
    /// The reader has understood all that is there, so writing the record again is enough.
    case rewriting
    /// Changes the record.
    case change(RecordChange)
  }

  /// Returns a repair that writes the record as it was read.
  public static func rewriting(isSafe: Bool) -> Repair {
    Repair(action: .rewriting, isSafe: isSafe)
  }

  /// A repair that writes the record as it was read, which is what its text means.
  public static let rewriting = rewriting(isSafe: true)

  /// A repair that writes the record as it was read, if its text can also mean something else.
  public static let guessing = rewriting(isSafe: false)

  /// Returns a repair that changes the record.
  public static func change(_ change: RecordChange, isSafe: Bool = true) -> Repair {
    Repair(action: .change(change), isSafe: isSafe)
  }
}

/// A fact of a record that a format cannot store, or only changed.
public struct Loss: Hashable, Sendable {
  /// The kind of fact.
  public let fact: Fact
  /// What happened to the fact.
  public let change: Change
  /// The number of the move it belongs to, from 1.
  public let ply: Int?
  /// Details in a few words; text from the file is already escaped.
  public let detail: String?

  /// Creates a loss.
  public init(_ fact: Fact, _ change: Change, ply: Int? = nil, detail: String? = nil) {
    self.fact = fact
    self.change = change
    self.ply = ply
    self.detail = detail
  }

  /// What can happen to a fact.
  public enum Change: String, Hashable, CaseIterable, Sendable {
    /// It is not stored.
    case dropped
    /// Its end was cut off.
    case shortened
    /// Characters that the format cannot store were replaced.
    case replaced
    /// A number has fewer digits.
    case rounded
    /// Only part of it is stored, for example the year of a date.
    case reduced
    /// It is now the same as another fact, for example two names whose ends were cut off.
    case merged
    /// The record does not have it, but the format cannot leave it out, so a value is written.
    case added
  }
}

extension [Loss] {
  /// The losses in the order of ``Fact``, as a writer reports them.
  package var inOrderOfFacts: [Loss] { sorted { $0.fact.rawValue < $1.fact.rawValue } }
}

extension Loss: CustomStringConvertible {
  /// The loss in a few words, such as “names dropped” or “comments shortened at ply 7: …”.
  public var description: String {
    "\(fact) \(change.rawValue)" + (ply.map { " at ply \($0)" } ?? "")
      + (detail.map { ": \($0)" } ?? "")
  }
}

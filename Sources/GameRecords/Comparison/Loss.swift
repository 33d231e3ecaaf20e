/// A fact that a record has and a format cannot hold, or not as it is.
public struct Loss: Hashable, Sendable {
  /// What kind of fact is concerned.
  public let fact: Fact
  /// What was done to it.
  public let change: Change
  /// The move that it belongs to, by its number from 1.
  public let ply: Int?
  /// What became of what, in a few words; text from the file is already escaped.
  public let detail: String?

  /// A loss.
  public init(_ fact: Fact, _ change: Change, ply: Int? = nil, detail: String? = nil) {
    self.fact = fact
    self.change = change
    self.ply = ply
    self.detail = detail
  }

  /// What can be done to a fact.
  public enum Change: String, Hashable, CaseIterable, Sendable {
    /// Nothing of it is kept.
    case dropped
    /// Its end was cut off.
    case shortened
    /// Characters that the format has no place for were replaced.
    case replaced
    /// A number has fewer digits.
    case rounded
    /// Only a part of it is kept, for example the year of a date.
    case reduced
    /// It is the same now as another one, for example two names whose ends were cut off.
    case merged
    /// The record does not know it, but the format cannot leave it open, so that something is written.
    case added
  }
}

extension [Loss] {
  /// The losses in the order of ``Fact``, as a writer tells them.
  package var inOrderOfFacts: [Loss] { sorted { $0.fact.rawValue < $1.fact.rawValue } }
}

extension Loss: CustomStringConvertible {
  /// The loss in a few words, such as “names dropped” or “comments shortened at ply 7: …”.
  public var description: String {
    "\(fact) \(change.rawValue)" + (ply.map { " at ply \($0)" } ?? "")
      + (detail.map { ": \($0)" } ?? "")
  }
}

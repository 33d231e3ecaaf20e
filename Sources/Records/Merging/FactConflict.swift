/// Two records of the same game disagree about a fact.
public struct FactConflict: Hashable, Sendable {
  /// The fact.
  public let fact: Fact
  /// The number of the first move about which they disagree, from 1; `nil` if it is not about moves.
  public let ply: Int?
  /// What the record that is kept says, in words; text from the file is already escaped.
  public let kept: String
  /// What the other record says, in words.
  public let dropped: String
}

extension FactConflict: CustomStringConvertible {
  /// The conflict in a few words, such as “date 1990-05-02 instead of 1990-05-01”.
  public var description: String {
    "\(fact) " + (ply.map { "at ply \($0) " } ?? "") + "\(dropped) instead of \(kept)"
  }
}

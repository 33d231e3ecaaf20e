/// Gives a record the facts of a copy of the same game, and keeps the conflicts.
///
/// A fact that only the copy has is taken. If both have it, and one says all that the other does and
/// more, the fuller one is taken; otherwise the record keeps its own.
package struct FactMerge {
  /// The conflicts so far, at most one for each fact.
  package private(set) var conflicts: [FactConflict] = []

  package init() {}

  /// Merges a fact that a record states once.
  /// - Parameters:
  ///   - fact: the fact.
  ///   - own: the value of the record.
  ///   - other: the value of the copy.
  ///   - ply: the number of the move, if the fact is about one.
  ///   - words: returns a value as messages show it.
  ///   - fuller: returns the value that says all of both; `nil` if they disagree.
  package mutating func merge<Value: Equatable>(
    _ fact: Fact,
    _ own: inout Value?,
    _ other: Value?,
    ply: Int? = nil,
    in words: (Value) -> String = { "\($0)" },
    fuller: (Value, Value) -> Value? = { _, _ in nil }
  ) {
    guard let other, other != own else { return }
    guard let kept = own else {
      own = other
      return
    }
    if let better = fuller(kept, other) {
      own = better
    } else {
      refuse(fact, words(kept), words(other), ply: ply)
    }
  }

  /// Merges a name, of which people write more or less.
  package mutating func merge(_ fact: Fact, name own: inout String?, _ other: String?) {
    merge(fact, &own, other, in: { DisplayText.quote($0) }, fuller: Self.fullerName)
  }

  /// Merges a title, such as that of an event: one with more words is another one.
  package mutating func merge(_ fact: Fact, title own: inout String?, _ other: String?) {
    merge(
      fact,
      &own,
      other,
      in: { DisplayText.quote($0) },
      fuller: { FoldedText.words(of: $0) == FoldedText.words(of: $1) ? $0 : nil }
    )
  }

  /// Merges a comment; the paragraphs that only the copy has follow those of the record.
  package mutating func merge(_ fact: Fact, comment own: inout String?, _ other: String?) {
    merge(
      fact,
      &own,
      other,
      fuller: { own, other in
        let (known, all) = (Self.paragraphs(of: own), Self.paragraphs(of: other))
        if Set(known).isSubset(of: all) { return other }
        let new = all.filter { !known.contains($0) }
        return ([own[...]] + new).joined(separator: Self.paragraphEnd)
      }
    )
  }

  private static let paragraphEnd = "\n\n"

  private static func paragraphs(of text: String) -> [Substring] {
    text.split(separator: paragraphEnd)
  }

  /// Notes a fact of the copy that is not taken.
  package mutating func refuse(_ fact: Fact, _ kept: String, _ dropped: String, ply: Int? = nil) {
    guard !conflicts.contains(where: { $0.fact == fact }) else { return }
    conflicts.append(FactConflict(fact: fact, ply: ply, kept: kept, dropped: dropped))
  }

  /// The text with all words of both, whatever their case and order; the first if they are the same.
  private static func fullerName(_ own: String, _ other: String) -> String? {
    let (ownWords, otherWords) = (FoldedText.words(of: own), FoldedText.words(of: other))
    if otherWords.isSubset(of: ownWords) { return own }
    return ownWords.isSubset(of: otherWords) ? other : nil
  }
}

package import GameRecords

extension JSONValue {
  /// A text that may be cut off, as far as it can be read: anything after the first mistake or the
  /// end is not there.
  package init(beginningOf source: SourceText) {
    self.init(tree: JSONTree(source, mostValues: .max, isBeginning: true), index: 0)
  }
}

extension InputHead {
  /// What the first object of JSON shows: the whole input, an element of an array, or a line.
  ///
  /// If an object is damaged and shows nothing, the next one is looked at.
  /// - Parameter look: returns what an object shows, or `nil`.
  /// - Returns: what was shown, or `nil`.
  package func jsonEvidence(_ look: (JSONValue) -> Recognition?) -> Recognition? {
    guard let first = text.first, "{[".utf8.contains(first) else { return nil }
    let found = evidence(cutBy: JSONFramer(), in: .one) { text -> Recognition?? in
      let value = JSONValue(beginningOf: text)
      if value.kind == .object, let found = look(value) { return found }
      return value.isDamaged ? nil : .some(nil)
    }
    return found ?? nil
  }
}

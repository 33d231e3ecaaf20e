/// What a record is sorted by: some values, the first of which counts most.
package struct SortKey: Sendable {
  private let values: [Value?]
  private let order: [Direction]

  /// One of the values.
  package enum Value: Hashable, Sendable {
    case number(Double)
    /// A text as bytes in the order of the alphabet.
    case text([UInt8])
  }

  /// The order of a value.
  package enum Direction: Sendable {
    case ascending, descending
  }

  /// Creates a key.
  /// - Parameters:
  ///   - values: the values; a record without one comes after all that have it.
  ///   - order: the order of each value.
  package init(_ values: [Value?], _ order: [Direction]) {
    (self.values, self.order) = (values, order)
  }
}

extension SortKey {
  /// Whether a record with this key comes before one with another key.
  package func precedes(_ other: SortKey) -> Bool {
    for (index, direction) in order.enumerated() {
      guard let own = values[index] else {
        if other.values[index] == nil { continue }
        return false
      }
      guard let value = other.values[index] else { return true }
      if own.precedes(value) { return direction == .ascending }
      if value.precedes(own) { return direction == .descending }
    }
    return false
  }
}

extension Array {
  /// Returns the elements sorted by their keys; those with equal keys, or without, stay in order.
  package func sorted(by key: (Element) -> SortKey?) -> [Element] {
    let keys = map(key)
    guard keys.contains(where: { $0 != nil }) else { return self }
    let order = indices.sorted { first, second in
      guard let key = keys[first], let other = keys[second] else { return first < second }
      if key.precedes(other) { return true }
      return other.precedes(key) ? false : first < second
    }
    return order.map { self[$0] }
  }
}

extension SortKey.Value {
  fileprivate func precedes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.number(let own), .number(let other)): own < other
    case (.text(let own), .text(let other)): own.lexicographicallyPrecedes(other)
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}

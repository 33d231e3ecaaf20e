extension Array where Element: Equatable {
  /// Whether all elements appear in another array in the same order, with others between them or
  /// not.
  package func isPart(of others: [Element]) -> Bool {
    var rest = others[...]
    return allSatisfy { element in
      guard let index = rest.firstIndex(of: element) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

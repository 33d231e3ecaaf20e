internal import ReversiRules

extension LineList.Line {
  /// What is said about each move, or about each placement.
  fileprivate func annotations(withPasses: Bool) -> [MoveAnnotation?] {
    withPasses ? annotations : zip(moves, annotations).filter { $0.0 != .pass }.map(\.1)
  }
}

/// Two lists of lines, with the lines that both have side by side.
struct LineComparison {
  /// Whether all placements of the main line are the same.
  let haveSameMoves: Bool
  /// Whether the variations are the same but for passes.
  let haveSameVariations: Bool
  /// The main lines, and the variations that both lists have.
  private let pairs: [(own: LineList.Line, other: LineList.Line)]

  init(_ own: LineList, _ other: LineList) {
    haveSameMoves = own.main.identity == other.main.identity
    haveSameVariations = own.variations.map(\.identity) == other.variations.map(\.identity)
    var pairs = [(own.main, other.main)]
    var rest = other.variations[...]
    for line in own.variations {
      guard let match = rest.firstIndex(where: { $0.identity == line.identity }) else { continue }
      pairs.append((line, rest[match]))
      rest = rest[(match + 1)...]
    }
    self.pairs = pairs
  }

  /// Whether the passes of the lines that both have are the same.
  var haveSamePasses: Bool { pairs.allSatisfy { $0.own.moves == $0.other.moves } }

  /// Whether what is said about a move of the first list is said in the second one too.
  func isSame<Value: Equatable>(of value: KeyPath<MoveAnnotation, Value?>) -> Bool {
    isSame(of: value, unless: nil)
  }

  func isSame<Value: Equatable>(
    of value: KeyPath<MoveAnnotation, Value>,
    unless nothing: Value
  ) -> Bool {
    pairs.allSatisfy { own, other in
      // What was said about a pass has gone with it.
      let hasSamePasses = own.moves == other.moves
      let (own, other) = (
        own.annotations(withPasses: hasSamePasses), other.annotations(withPasses: hasSamePasses)
      )
      return own.enumerated().allSatisfy { index, annotation in
        guard let said = annotation?[keyPath: value], said != nothing else { return true }
        return other.indices.contains(index) && other[index]?[keyPath: value] == said
      }
    }
  }
}

internal import ReversiRules

extension LineList.Line {
  /// Where a move stands, wherever other passes are left out.
  fileprivate struct Place: Hashable {
    /// How many placements stand before it, and how many passes directly before it.
    var placements = 0, passes = 0
    let isPass: Bool
  }

  /// The place of each move.
  fileprivate var places: [Place] {
    var next = (placements: 0, passes: 0)
    return moves.map { move in
      let isPass = move == .pass
      defer { next = isPass ? (next.placements, next.passes + 1) : (next.placements + 1, 0) }
      return Place(
        placements: next.placements,
        passes: isPass ? next.passes : 0,
        isPass: isPass
      )
    }
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
      let said = own.annotations.contains { annotation in
        annotation.map { $0[keyPath: value] != nothing } ?? false
      }
      guard said else { return true }
      let found = Dictionary(zip(other.places, other.annotations)) { first, _ in first }
      return zip(own.places, own.annotations).allSatisfy { place, annotation in
        guard let said = annotation?[keyPath: value], said != nothing else { return true }
        return found[place]??[keyPath: value] == said
      }
    }
  }
}

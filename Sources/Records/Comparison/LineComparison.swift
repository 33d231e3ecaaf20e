import ReversiRules

extension LineList.Line {
  /// The place of a move, whether or not other passes are left out.
  fileprivate struct Place: Hashable {
    /// The number of placements before the move, and of passes directly before it.
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

/// The lines of two records, with the common ones paired.
struct LineComparison {
  /// Whether all placements of the main line are the same.
  let haveSameMoves: Bool
  /// Whether the variations are the same except for passes.
  let haveSameVariations: Bool
  /// The main lines, and the variations that both records have.
  private let pairs: [(own: LineList.Line, other: LineList.Line)]
  /// The same pairs with all passes that the rules require.
  private let fullPairs: [(own: LineList.Line, other: LineList.Line)]

  init(_ own: ReversiRecord, _ other: ReversiRecord) {
    let (lines, fullLines) = (LineList(of: own), LineList(of: own.withAllPasses))
    let (others, fullOthers) = (LineList(of: other), LineList(of: other.withAllPasses))
    haveSameMoves = lines.main.identity == others.main.identity
    haveSameVariations = lines.variations.map(\.identity) == others.variations.map(\.identity)
    var pairs = [(lines.main, others.main)]
    var fullPairs = [(fullLines.main, fullOthers.main)]
    var rest = others.variations[...]
    for (line, fullLine) in zip(lines.variations, fullLines.variations) {
      guard let match = rest.firstIndex(where: { $0.identity == line.identity }) else { continue }
      pairs.append((line, rest[match]))
      fullPairs.append((fullLine, fullOthers.variations[match]))
      rest = rest[(match + 1)...]
    }
    self.pairs = pairs
    self.fullPairs = fullPairs
  }

  /// Whether the common lines with passes have the same passes; those that the rules require may be
  /// left out.
  var haveSamePasses: Bool {
    zip(pairs, fullPairs).allSatisfy { pair, full in
      !pair.own.moves.contains(.pass) || full.own.moves == full.other.moves
    }
  }

  /// Whether the second record has the same annotation wherever the first one has it.
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

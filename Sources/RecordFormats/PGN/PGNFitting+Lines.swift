import GameRecords
import ReversiRules

/// Variations, and what is said about moves.
extension PGNFitting {
  /// Leaves out the variations that cannot be written; what they tell goes with them.
  ///
  /// A variation stands behind the move that it replaces, so that none continues a line.
  mutating func reduceVariations(passes: Bool) {
    if passes { record.supplyPasses(readAs: .implied) }
    record.variations = writable(record.variations, of: record.moves, passes: passes, depth: 0)
  }

  private mutating func writable(
    _ variations: [Variation],
    of moves: [Move],
    passes: Bool,
    depth: Int
  ) -> [Variation] {
    // In a line without moves, variations stand alone.
    let lastPly = moves.lastIndex { passes || $0 != .pass }.map { $0 + 1 } ?? moves.count + 1
    var ply = 1
    return variations.compactMap { variation in
      let count = variation.moves.count { passes || $0 != .pass }
      guard depth < Limits.depth, 1...Limits.moves ~= count, ply...lastPly ~= variation.ply else {
        losses.append(Loss(.variations, .dropped, ply: depth == 0 ? variation.ply : nil))
        return nil
      }
      ply = variation.ply
      var variation = variation
      variation.variations = writable(
        variation.variations,
        of: variation.moves,
        passes: passes,
        depth: depth + 1
      )
      return variation
    }
  }

  /// Reduces what is said about moves, those of variations too.
  mutating func reduceComments() {
    record.annotations = reduced(record.annotations, ofPlies: record.moves.count)
    record.variations = reduced(record.variations)
  }

  private mutating func reduced(_ variations: [Variation]) -> [Variation] {
    variations.map { variation in
      var variation = variation
      let count = variation.moves.count
      variation.annotations = reduced(variation.annotations, ofPlies: count, isMain: false)
      variation.variations = reduced(variation.variations)
      return variation
    }
  }

  private mutating func reduced(
    _ annotations: [MoveAnnotation],
    ofPlies count: Int,
    isMain: Bool = true
  ) -> [MoveAnnotation] {
    annotations.compactMap { annotation in
      guard annotation.ply > 0, annotation.ply <= count else { return nil }
      var annotation = annotation
      if let comment = annotation.comment {
        let ply = isMain ? annotation.ply : nil
        annotation.comment = reduced(comment, of: .comments, ply: ply, PGNText.moveComment)
      }
      return annotation.isEmpty ? nil : annotation
    }
  }
}

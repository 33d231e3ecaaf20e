import GameRecords
import ReversiRules

/// Reduces a record to what PGN can store.
struct PGNFitting {
  var record: ReversiRecord
  var losses: [Loss] = []

  /// Reduces a record.
  /// - Returns: the losses.
  static func fit(_ record: inout ReversiRecord, to facts: FactSet) -> [Loss] {
    var fitting = PGNFitting(record: record)
    fitting.reduceMargin()
    // Variations go first: the facts in a dropped one are not reported as losses of their own.
    fitting.reduceVariations(passes: facts.contains(.passes))
    fitting.losses += fitting.record.keep(facts)
    fitting.reduceTexts()
    fitting.reduceResult()
    fitting.reduceComments()
    record = fitting.record
    return fitting.losses.inOrderOfFacts
  }

  // MARK: - Results

  /// Writes a margin as the score that has it with the empty squares given to the winner, or at least
  /// as the winner.
  ///
  /// A score with that margin already stores it.
  private mutating func reduceMargin() {
    guard let margin = record.result?.margin else { return }
    record.result?.margin = nil
    let score = DiskCounts(margin: margin, of: record.start.board.size.squareCount)
    if record.result?.score == nil { record.result?.score = score }
    guard record.result?.score?.margin != margin else { return }
    if record.result?.score == nil, record.result?.winner == nil {
      record.result?.winner = GameResult.Winner(margin: margin)
      losses.append(Loss(.margin, .reduced))
    } else {
      losses.append(Loss(.margin, .dropped))
    }
  }

  /// Drops a score such as 1-0, which would be read as the name of a winner.
  private mutating func reduceResult() {
    guard let result = record.result, result.score != nil, ResultSpelling.text(of: result) == nil
    else { return }
    record.result?.score = nil
    if record.result?.isEmpty == true { record.result = nil }
    losses.append(Loss(.score, .dropped))
  }

  // MARK: - Variations

  /// Drops the variations that cannot be written, with everything in them.
  ///
  /// A variation follows the move that it replaces, so none can continue a line.
  private mutating func reduceVariations(passes: Bool) {
    if passes { record.supplyPasses(readAs: .implied) }
    record.variations = writable(record.variations, of: record.moves, passes: passes, depth: 0)
  }

  private mutating func writable(
    _ variations: [Variation],
    of moves: [Move],
    passes: Bool,
    depth: Int
  ) -> [Variation] {
    // In a line without moves, variations are alone.
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

  // MARK: - Comments

  /// Reduces the annotations of moves, including those of variations.
  private mutating func reduceComments() {
    record.annotations = reduced(record.annotations, ofPlies: record.moves.count, isMain: true)
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
    isMain: Bool
  ) -> [MoveAnnotation] {
    annotations.compactMap { annotation in
      guard annotation.ply > 0, annotation.ply <= count else { return nil }
      var annotation = annotation
      if let comment = annotation.comment {
        let ply = isMain ? annotation.ply : nil
        annotation.comment = reduced(comment, of: .comments, ply: ply, Self.moveComment)
      }
      return annotation.isEmpty ? nil : annotation
    }
  }
}

import GameRecords
import RecordText
import ReversiRules

/// Reduces a record to what PGN can hold.
struct PGNFitting {
  var record: GameRecord
  var losses: [Loss] = []

  /// Reduces a record.
  /// - Returns: what was lost.
  static func fit(_ record: inout GameRecord, to facts: FactSet) -> [Loss] {
    var fitting = PGNFitting(record: record)
    fitting.reduceMargin()
    // What takes other facts with it goes first, so that those are not lost for themselves.
    fitting.reduceVariations(passes: facts.contains(.passes))
    fitting.losses += fitting.record.keep(facts)
    fitting.reduceTexts()
    fitting.reduceResult()
    fitting.reduceComments()
    record = fitting.record
    return fitting.losses.inOrderOfFacts
  }

  // MARK: - Results

  /// Writes a difference as the score that has it with the empty squares given to the winner, or
  /// at least as the winner; a score that has the difference tells it.
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

  /// A score such as 1-0 would name a winner.
  private mutating func reduceResult() {
    guard let result = record.result, result.score != nil, ResultSpelling.text(of: result) == nil
    else { return }
    record.result?.score = nil
    if record.result?.isEmpty == true { record.result = nil }
    losses.append(Loss(.score, .dropped))
  }

  // MARK: - Variations

  /// Leaves out the variations that cannot be written; what they tell goes with them.
  ///
  /// A variation stands behind the move that it replaces, so that none continues a line.
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

  // MARK: - Comments

  /// Reduces what is said about moves, those of variations too.
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

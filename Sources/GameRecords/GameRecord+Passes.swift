internal import ReversiRules

extension GameRecord {
  /// Puts the passes that the rules ask for among the moves, if the record leaves them out.
  ///
  /// What is said about moves moves with them. A record that cannot be played to its end gets its
  /// passes as far as it can. The places of the moves are forgotten when passes come between them.
  public mutating func supplyPasses() {
    guard passMarks != .written else { return }
    if annotations.isEmpty, variations.isEmpty {
      let attempt = ReplayAttempt(self)
      if attempt.faults.isEmpty {
        if attempt.replay.moveCount != moves.count { origin = nil }
        moves = attempt.replay.moves
        passMarks = .written
        return
      }
    }
    let line = PassLine(moves, annotations, variations, from: start)
    if line.moves.count != moves.count { origin = nil }
    (moves, annotations, variations) = (line.moves, line.annotations, line.variations)
    passMarks = .written
  }

  /// Takes the passes out from among the moves, with what is said about them.
  public mutating func removePasses() {
    (moves, annotations, variations) = Self.withoutPasses(moves, annotations, variations)
    passMarks = .implied
    origin = nil
  }

  private static func withoutPasses(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation]
  ) -> ([Move], [MoveAnnotation], [Variation]) {
    // The new number of each move, and of the point behind the last one.
    var plies: [Int] = [0]
    for move in moves { plies.append(plies[plies.count - 1] + (move == .pass ? 0 : 1)) }
    func newPly(_ ply: Int) -> Int? {
      guard moves.indices.contains(ply - 1), moves[ply - 1] != .pass else { return nil }
      return plies[ply]
    }
    let keptAnnotations = annotations.compactMap { annotation -> MoveAnnotation? in
      guard let ply = newPly(annotation.ply) else { return nil }
      var annotation = annotation
      annotation.ply = ply
      return annotation
    }
    let keptVariations = variations.map { variation in
      var line = variation
      line.ply = plies[min(max(0, variation.ply - 1), plies.count - 1)] + 1
      (line.moves, line.annotations, line.variations) =
        withoutPasses(variation.moves, variation.annotations, variation.variations)
      return line
    }
    return (
      moves.filter { $0 != .pass },
      keptAnnotations,
      keptVariations.filter { !$0.moves.isEmpty }
    )
  }
}

/// A line of play with the passes that the rules ask for.
private struct PassLine {
  private(set) var moves: [Move] = []
  private(set) var annotations: [MoveAnnotation] = []
  private(set) var variations: [Variation] = []

  init(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    from start: Position
  ) {
    var position = start
    // The new number of each move, and of the point behind the last one.
    var plies: [Int] = []
    var before: [Position] = []
    var isPlayable = true
    for move in moves {
      before.append(position)
      if isPlayable, position.legality(of: move) != nil, position.mustPass {
        var passed = position
        if (try? passed.play(.pass)) != nil, passed.legality(of: move) == nil {
          self.moves.append(.pass)
          position = passed
        }
      }
      isPlayable = isPlayable && (try? position.play(move)) != nil
      self.moves.append(move)
      plies.append(self.moves.count)
    }
    before.append(position)
    plies.append(self.moves.count + 1)
    self.annotations = annotations.map { annotation in
      var annotation = annotation
      if plies.indices.contains(annotation.ply - 1) { annotation.ply = plies[annotation.ply - 1] }
      return annotation
    }
    self.variations = variations.map { variation in
      var variation = variation
      let index = min(max(0, variation.ply - 1), moves.count)
      let line = PassLine(
        variation.moves,
        variation.annotations,
        variation.variations,
        from: before[index]
      )
      // A variation branches off before a pass that was supplied, and has one of its own.
      variation.ply = index == 0 ? 1 : plies[index - 1] + 1
      (variation.moves, variation.annotations) = (line.moves, line.annotations)
      variation.variations = line.variations
      return variation
    }
  }
}

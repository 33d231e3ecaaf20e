import ReversiRules

extension GameRecord {
  /// Puts the passes that the rules ask for among the moves, if the record leaves them out.
  ///
  /// What is said about moves moves with them; a change of the session stays behind the move that it
  /// was made after, before a pass that follows. A record that cannot be played to its end gets its
  /// passes as far as it can. The places of the moves are forgotten when passes come between them.
  public mutating func supplyPasses() {
    guard passMarks != .written else { return }
    if annotations.isEmpty, variations.isEmpty, sessionChanges.isEmpty {
      let attempt = ReplayAttempt(self)
      if attempt.faults.isEmpty {
        if attempt.replay.moveCount != moves.count { origin = nil }
        moves = attempt.replay.moves
        passMarks = .written
        return
      }
    }
    changePasses(.supplied)
    passMarks = .written
  }

  /// Puts the passes that the rules ask for among the moves for a format whose readers do so.
  /// - Parameter marks: how the format's readers take a pass that is missing.
  package mutating func supplyPasses(readAs marks: PassMarks) {
    guard passMarks == .written else { return supplyPasses() }
    var full = self
    full.passMarks = marks
    full.supplyPasses()
    if full.passCount > passCount { self = full }
  }

  /// How many passes there are, those of variations too.
  private var passCount: Int {
    moves.count { $0 == .pass } + variations.reduce(0) { $0 + $1.passCount }
  }

  /// Takes the passes out from among the moves that the rules ask for, and those of sides that cannot
  /// move behind the last placement, with what is said about them.
  ///
  /// Any other pass stays: without it the record would be another game. A variation with such a
  /// pass goes.
  public mutating func removePasses() {
    changePasses(.leftOut)
    passMarks = .implied
  }

  private mutating func changePasses(_ change: PassChange) {
    let line = RewrittenLine(moves, annotations, variations, from: start, passes: change)
    if line.moves.count != moves.count { origin = nil }
    let count = moves.count
    (moves, annotations, variations) = (line.moves, line.annotations, line.variations)
    for index in sessionChanges.indices {
      let ply = min(max(0, sessionChanges[index].ply), count)
      sessionChanges[index].ply = line.counts[ply]
    }
  }

  /// Throws if there is a pass, for a format that leaves out passes and cannot leave out this one.
  package func refusePasses() throws(WritingError) {
    guard let index = moves.firstIndex(of: .pass) else { return }
    throw WritingError(
      "the pass at ply \(index + 1) is not one that the rules ask for, and without it the record would "
        + "be another game",
      help: "see what validate says about it, or use a format that has passes, for example json"
    )
  }

  /// The record with all passes that the rules ask for, whether it should have written them or not.
  var withAllPasses: GameRecord {
    guard !variations.isEmpty || !moves.isEmpty else { return self }
    var record = self
    record.passMarks = .usual
    record.supplyPasses()
    return record
  }
}

/// What becomes of the passes that the rules ask for.
private enum PassChange {
  case supplied, leftOut
}

/// A line of play with other passes, and what is said about its moves moved along.
private struct RewrittenLine {
  private(set) var moves: [Move] = []
  private(set) var annotations: [MoveAnnotation] = []
  private(set) var variations: [Variation] = []
  /// How many of the new moves stand for each number of old ones.
  private(set) var counts = [0]

  init(
    _ moves: [Move],
    _ annotations: [MoveAnnotation],
    _ variations: [Variation],
    from start: Position,
    passes change: PassChange
  ) {
    var position = start
    var isPlayable = true
    var before: [Position] = []
    let lastPlacement = moves.lastIndex { $0 != .pass } ?? -1
    for (index, move) in moves.enumerated() {
      before.append(position)
      let isAsked =
        switch change {
        case .supplied: isPlayable && position.needsPass(before: move)
        case .leftOut:
          move == .pass
            && (index > lastPlacement
              ? !isPlayable || !position.canMove
              : isPlayable && position.needsPass(before: moves[index + 1]))
        }
      if change == .supplied, isAsked {
        self.moves.append(.pass)
        isPlayable = (try? position.play(.pass)) != nil
      }
      isPlayable = isPlayable && (try? position.play(move)) != nil
      if change == .supplied || !isAsked { self.moves.append(move) }
      counts.append(self.moves.count)
    }
    before.append(position)

    self.annotations = annotations.compactMap { annotation in
      let ply = annotation.ply
      guard moves.indices.contains(ply - 1) else { return change == .supplied ? annotation : nil }
      guard counts[ply] > counts[ply - 1] else { return nil }
      var annotation = annotation
      annotation.ply = counts[ply]
      return annotation
    }
    self.variations = variations.compactMap { variation in
      let index = min(max(0, variation.ply - 1), moves.count)
      let line = RewrittenLine(
        variation.moves,
        variation.annotations,
        variation.variations,
        from: before[index],
        passes: change
      )
      guard change == .supplied || !line.moves.isEmpty && !line.moves.contains(.pass) else {
        return nil
      }
      // It branches off before a pass that was supplied, and has one of its own.
      return Variation(
        ply: counts[index] + 1,
        moves: line.moves,
        annotations: line.annotations,
        variations: line.variations
      )
    }
  }
}

extension Position {
  /// Whether the side to move has a legal placement.
  fileprivate var canMove: Bool { turn.map(board.canMove) ?? false }

  /// Whether a move can be played after a pass that the rules ask for, and not without.
  func needsPass(before move: Move) -> Bool {
    guard mustPass, legality(of: move) != nil else { return false }
    var passed = self
    return (try? passed.play(.pass)) != nil && passed.legality(of: move) == nil
  }
}

extension Variation {
  fileprivate var passCount: Int {
    moves.count { $0 == .pass } + variations.reduce(0) { $0 + $1.passCount }
  }
}

import ReversiRules

extension ReversiRecord {
  /// Inserts the passes that the rules require, if the record leaves them out.
  ///
  /// Annotations move with their moves. A session change stays after the move it followed, before a
  /// pass that comes next. If the record cannot be played to its end, passes are inserted as far as
  /// it can. If any are inserted, the places of the moves are lost.
  public mutating func supplyPasses() {
    guard passMarks != .written else { return }
    if annotations.isEmpty, variations.isEmpty, sessionChanges.isEmpty {
      let attempt = ReplayAttempt(self)
      if attempt.problems.isEmpty {
        if attempt.replay.moveCount != moves.count { origin = nil }
        moves = attempt.replay.moves
        passMarks = .written
        return
      }
    }
    changePasses(.supplied)
    passMarks = .written
  }

  /// Inserts the passes that the rules require, for a format whose readers do so.
  /// - Parameter marks: how the format's readers treat a missing pass.
  package mutating func supplyPasses(readAs marks: PassMarks) {
    guard passMarks == .written else { return supplyPasses() }
    var full = self
    full.passMarks = marks
    full.supplyPasses()
    if full.passCount > passCount { self = full }
  }

  /// The number of passes, including those of variations.
  private var passCount: Int {
    moves.count { $0 == .pass } + variations.reduce(0) { $0 + $1.passCount }
  }

  /// Removes the passes that the rules require, and passes after the last placement of sides that
  /// cannot move, together with their annotations.
  ///
  /// Any other pass stays: without it the record would be a different game. A variation with such a
  /// pass is removed.
  public mutating func removePasses() {
    changePasses(.leftOut)
    passMarks = .implied
  }

  private mutating func changePasses(_ change: PassChange) {
    // Nearly every game can be played as it is written, which is found out much faster.
    if change == .supplied, variations.isEmpty, sessionChanges.isEmpty {
      var position = start
      if position.play(contentsOf: moves) == moves.count { return }
    }
    let line = RewrittenLine(moves, annotations, variations, from: start, passes: change)
    if line.moves.count != moves.count { origin = nil }
    let count = moves.count
    (moves, annotations, variations) = (line.moves, line.annotations, line.variations)
    for index in sessionChanges.indices {
      let ply = min(max(0, sessionChanges[index].ply), count)
      sessionChanges[index].ply = line.counts[ply]
    }
  }

  /// Throws if a pass is left, for a format that cannot store passes.
  package func refusePasses() throws(WritingError) {
    guard let index = moves.firstIndex(of: .pass) else { return }
    throw WritingError(
      "the rules do not require the pass at ply \(index + 1), and without it the record would be "
        + "a different game",
      help: "run validate on it to see why, or use a format that stores passes, for example json"
    )
  }

  /// Throws if there are more moves than readers accept.
  package func refuseSurplusMoves() throws(WritingError) {
    guard moves.count > Limits.moves else { return }
    throw WritingError(
      "the record has \(moves.count) moves; at most \(Limits.moves) can be read back",
      help: "check that this is a single game"
    )
  }

  /// The record with all passes that the rules require, whatever its ``passMarks``.
  var withAllPasses: ReversiRecord {
    guard !variations.isEmpty || !moves.isEmpty else { return self }
    var record = self
    record.passMarks = .usual
    record.supplyPasses()
    return record
  }
}

/// What happens to the passes that the rules require.
private enum PassChange {
  case supplied, leftOut
}

/// A line of play with passes inserted or removed, and its annotations moved accordingly.
private struct RewrittenLine {
  private(set) var moves: [Move] = []
  private(set) var annotations: [MoveAnnotation] = []
  private(set) var variations: [Variation] = []
  /// The number of new moves for each number of old ones.
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
      let isRequired =
        switch change {
        case .supplied: isPlayable && position.needsPass(before: move)
        case .leftOut:
          move == .pass
            && (index > lastPlacement
              ? !isPlayable || !position.canMove
              : isPlayable && position.needsPass(before: moves[index + 1]))
        }
      if change == .supplied, isRequired {
        self.moves.append(.pass)
        isPlayable = (try? position.play(.pass)) != nil
      }
      isPlayable = isPlayable && (try? position.play(move)) != nil
      if change == .supplied || !isRequired { self.moves.append(move) }
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
      // It branches off before a supplied pass, and has a pass of its own.
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

  /// Whether a move can be played only after a pass that the rules require.
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

// MARK: - Sides

extension ReversiRecord {
  /// Removes the sides of moves that follow from the sides before them, because sides alternate.
  ///
  /// This is how formats are read that name the side of every move by a letter.
  package mutating func keepSidesOutOfTurn() {
    guard namesSides else { return }
    Self.keepSidesOutOfTurn(moves, &annotations, &variations, start.turn ?? .dark)
  }

  /// Names the side of every move after a pass that the rules require and that is left out.
  package mutating func nameSidesAfterPasses() {
    Self.nameSidesAfterPasses(moves, &annotations, &variations, from: start)
  }

  private static func nameSidesAfterPasses(
    _ moves: [Move],
    _ annotations: inout [MoveAnnotation],
    _ variations: inout [Variation],
    from start: Position
  ) {
    var position = start
    var before = [start]
    for (index, move) in moves.enumerated() {
      if position.needsPass(before: move), (try? position.play(.pass)) != nil {
        let next = annotations.firstIndex { $0.ply > index } ?? annotations.endIndex
        if next == annotations.endIndex || annotations[next].ply > index + 1 {
          annotations.insert(MoveAnnotation(ply: index + 1), at: next)
        }
        annotations[next].side = annotations[next].side ?? position.turn
      }
      // After a move that cannot be played, the sides are unknown.
      guard (try? position.play(move)) != nil else { break }
      before.append(position)
    }
    for index in variations.indices {
      var line = variations[index]
      guard before.indices.contains(line.ply - 1) else { continue }
      let position = before[line.ply - 1]
      nameSidesAfterPasses(line.moves, &line.annotations, &line.variations, from: position)
      variations[index] = line
    }
  }

  /// The record with only those sides that do not follow from the others and from the passes that
  /// the rules require.
  var withSidesOutOfTurn: ReversiRecord {
    var record = self
    record.supplyPasses()
    record.keepSidesOutOfTurn()
    return record
  }

  /// Whether the side of any move is named.
  var namesSides: Bool {
    annotations.contains { $0.side != nil } || variations.contains(where: \.namesSides)
  }

  private static func keepSidesOutOfTurn(
    _ moves: [Move],
    _ annotations: inout [MoveAnnotation],
    _ variations: inout [Variation],
    _ start: Disk
  ) {
    // Whose turn it is at each move, and after the last one.
    var turns = [start]
    turns.reserveCapacity(moves.count + 1)
    var next = 0
    for ply in moves.indices.map({ $0 + 1 }) {
      var side = turns[ply - 1]
      while next < annotations.count, annotations[next].ply < ply { next += 1 }
      if next < annotations.count, annotations[next].ply == ply, let named = annotations[next].side
      {
        if named == side { annotations[next].side = nil }
        side = named
      }
      turns.append(side.opponent)
    }
    annotations.removeAll(where: \.isEmpty)
    for index in variations.indices {
      var line = variations[index]
      let turn = turns[min(max(1, line.ply), turns.count) - 1]
      keepSidesOutOfTurn(line.moves, &line.annotations, &line.variations, turn)
      variations[index] = line
    }
  }
}

extension Variation {
  fileprivate var namesSides: Bool {
    annotations.contains { $0.side != nil } || variations.contains(where: \.namesSides)
  }
}

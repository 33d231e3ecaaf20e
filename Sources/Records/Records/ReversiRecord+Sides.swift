import ReversiRules

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

package import ReversiRules

extension RecordChange {
  /// Where the variations of the game itself branch off after its moves were changed.
  /// - Parameter variations: the variations, by the numbers of the moves that they stand instead of.
  /// - Returns: a number for each of them; `nil` when it cannot be told where one of them belongs.
  package func plies(of variations: [Variation]) -> [Int]? {
    var plies: [Int] = []
    for variation in variations {
      switch self {
      case .insertPass(let ply, _) where variation.ply >= ply:
        // One that stands instead of the move behind the pass may be without the pass as well.
        guard variation.ply > ply else { return nil }
        plies.append(variation.ply + 1)
      case .removeMoves(let removed) where variation.ply > removed.lowerBound:
        guard variation.ply > removed.upperBound else { return nil }
        plies.append(variation.ply - removed.count)
      default: plies.append(variation.ply)
      }
    }
    return plies
  }

  /// Where the changes of a session stand after the moves of the game were changed.
  ///
  /// One right before a pass that is written stays before it, unless it is the reset, which stands
  /// behind all moves.
  /// - Parameter changes: the changes, by the numbers of moves before them.
  /// - Returns: a number for each of them.
  package func plies(of changes: [SessionChange]) -> [Int] {
    changes.map { change in
      switch self {
      case .insertPass(let ply, _):
        change.ply >= ply || change.action == .reset ? change.ply + 1 : change.ply
      case .removeMoves(let removed):
        change.ply - max(0, min(change.ply, removed.upperBound) - removed.lowerBound + 1)
      default: change.ply
      }
    }
  }
}

extension GameRecord {
  /// Whether moves can be taken out without losing what somebody has said about them, other than how
  /// long they took.
  package func saysNothing(about plies: ClosedRange<Int>) -> Bool {
    !annotations.contains { annotation in
      plies.contains(annotation.ply)
        && (annotation.comment != nil || !annotation.glyphs.isEmpty || annotation.evaluation != nil)
    }
  }
}

extension ParsedRecord {
  /// The edits that name other sides in words where sides are named; `nil` when there is none.
  package func edits(naming sides: [Disk?]) -> [Edit]? {
    let edits = contents.annotations.compactMap { annotation -> Edit? in
      guard sides.indices.contains(annotation.ply - 1), let side = sides[annotation.ply - 1],
        annotation.side != nil, annotation.side != side,
        let place = contents.origin?.range(of: .side(annotation.ply))?.bytes
      else { return nil }
      return Edit(place, "\(side)".utf8)
    }
    return edits.isEmpty ? nil : edits
  }
}

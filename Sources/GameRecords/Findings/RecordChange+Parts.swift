package import ReversiRules

extension RecordChange {
  /// Where the variations of the main line branch off after its moves were changed.
  /// - Parameter variations: the variations, with the numbers of the moves that they replace.
  /// - Returns: a number for each of them; `nil` when it is unknown where one of them belongs.
  package func plies(of variations: [Variation]) -> [Int]? {
    var plies: [Int] = []
    for variation in variations {
      switch self {
      case .insertPass(let ply, _) where variation.ply >= ply:
        // A variation that replaces the move after the pass may lack the pass as well.
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

  /// Where the changes of a session belong after the moves of the game were changed.
  ///
  /// A change right before a pass that is inserted stays before it, except for a reset, which
  /// follows all moves.
  /// - Parameter changes: the changes, with the numbers of moves before them.
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

extension ReversiRecord {
  /// Whether some moves have no comments, glyphs, evaluations or marks, which removing them would lose.
  package func hasNoAnnotations(on plies: ClosedRange<Int>) -> Bool {
    !annotations.contains { annotation in
      plies.contains(annotation.ply)
        && (annotation.comment != nil || !annotation.glyphs.isEmpty || annotation.evaluation != nil
          || !annotation.marks.isEmpty)
    }
  }
}

extension ParsedRecord {
  /// The edits that replace the sides named for moves; `nil` when there are none.
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

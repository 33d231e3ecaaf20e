import ReversiRules

extension GameRecord {
  /// Throws unless a reader takes as many moves as there are, and each variation where it is.
  ///
  /// Every record that was read passes; one that a program has made may not.
  /// - Parameter depth: how many variations can stand inside each other.
  /// - Throws: what is wrong with the first line of play that has a fault.
  package func checkLines(depth: Int) throws(WritingError) {
    var check = LineCheck(depth: depth)
    try check.add(moves, variations, level: 0)
  }
}

private struct LineCheck {
  let depth: Int
  /// The moves of all lines so far.
  private var count = 0

  init(depth: Int) { self.depth = depth }

  mutating func add(
    _ moves: [Move],
    _ variations: [Variation],
    level: Int
  ) throws(WritingError) {
    count += moves.count
    guard count <= Limits.moves else {
      throw WritingError("the record has more than \(Limits.moves) moves, variations included")
    }
    guard variations.isEmpty || level < depth else {
      throw WritingError("more than \(depth) variations stand inside each other")
    }
    var last = 1
    for line in variations {
      guard last...moves.count + 1 ~= line.ply else {
        throw WritingError(
          "a variation at ply \(line.ply) branches off no move, or is not in order"
        )
      }
      guard !line.moves.isEmpty else {
        throw WritingError("a variation at ply \(line.ply) has no moves")
      }
      last = line.ply
      try add(line.moves, line.variations, level: level + 1)
    }
  }
}

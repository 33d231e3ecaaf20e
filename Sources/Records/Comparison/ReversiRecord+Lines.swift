import ReversiRules

extension ReversiRecord {
  /// Throws unless readers accept this many moves, and each variation where it is.
  ///
  /// Every record that was read passes; one that a program made may not.
  /// - Parameter depth: how deep variations can be nested.
  /// - Throws: an error for the first line of play with a problem.
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
      throw WritingError("variations are nested more than \(depth) levels deep")
    }
    var last = 1
    for line in variations {
      guard last...moves.count + 1 ~= line.ply else {
        throw WritingError(
          "a variation at ply \(line.ply) does not branch off a move, or is out of order"
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

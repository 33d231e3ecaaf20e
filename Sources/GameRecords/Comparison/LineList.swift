import ReversiRules

/// The lines of play of a record one after the other: the main line, and behind each line those that
/// branch off it.
struct LineList {
  /// A line of play.
  struct Line {
    /// What makes it the same line in another record, wherever passes are left out.
    struct Identity: Hashable {
      let depth: Int
      /// How many placements stand before it in the line that it branches off.
      let branch: Int
      let placements: [Move]
    }

    let identity: Identity
    let moves: [Move]
    /// What is said about each move.
    let annotations: [MoveAnnotation?]
  }

  let main: Line
  private(set) var variations: [Line] = []

  init(of record: GameRecord) {
    main = Line(record.moves, record.annotations, depth: 0, branch: 0)
    add(record.variations, of: record.moves, depth: 1)
  }

  private mutating func add(_ lines: [Variation], of moves: [Move], depth: Int) {
    for line in lines {
      let branch = moves.prefix(max(0, line.ply - 1)).count { $0 != .pass }
      variations.append(Line(line.moves, line.annotations, depth: depth, branch: branch))
      add(line.variations, of: line.moves, depth: depth + 1)
    }
  }
}

extension LineList.Line {
  fileprivate init(_ moves: [Move], _ said: [MoveAnnotation], depth: Int, branch: Int) {
    self.moves = moves
    identity = Identity(depth: depth, branch: branch, placements: moves.filter { $0 != .pass })
    let said = Dictionary(said.map { ($0.ply, $0) }) { first, _ in first }
    annotations = moves.indices.map { said[$0 + 1] }
  }
}

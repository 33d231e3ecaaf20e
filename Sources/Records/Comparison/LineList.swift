import ReversiRules

/// The lines of play of a record in order: the main line, and after each line those that branch off
/// it.
struct LineList {
  /// A line of play.
  struct Line {
    /// Identifies the same line in another record, whether or not passes are left out.
    struct Identity: Hashable {
      let depth: Int
      /// The number of placements before it in the line that it branches off.
      let branch: Int
      let placements: [Move]
    }

    let identity: Identity
    let moves: [Move]
    /// The annotation of each move.
    let annotations: [MoveAnnotation?]
  }

  let main: Line
  private(set) var variations: [Line] = []

  init(of record: ReversiRecord) {
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
  fileprivate init(_ moves: [Move], _ annotated: [MoveAnnotation], depth: Int, branch: Int) {
    self.moves = moves
    identity = Identity(depth: depth, branch: branch, placements: moves.filter { $0 != .pass })
    let byPly = Dictionary(annotated.map { ($0.ply, $0) }) { first, _ in first }
    annotations = moves.indices.map { byPly[$0 + 1] }
  }
}

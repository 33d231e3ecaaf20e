internal import GameRecords
internal import ReversiRules

/// A line of play while it is read: the main line or a variation.
struct PGNLine {
  /// Which move of the outer line it stands instead of.
  let ply: Int
  /// Where it begins.
  let start: Int
  var moves: [Move] = []
  var annotations: [MoveAnnotation] = []
  var variations: [Variation] = []
  /// A comment before the first move of a variation, which becomes one on that move.
  var lead: String?

  init(ply: Int, start: Int) {
    self.ply = ply
    self.start = start
  }

  /// The line as a variation of the one that it branches off.
  var variation: Variation {
    Variation(ply: ply, moves: moves, annotations: annotations, variations: variations)
  }

  /// Changes what is said about the last move, if there is one.
  mutating func annotate(_ change: (inout MoveAnnotation) -> Void) {
    guard !moves.isEmpty else { return }
    if annotations.last?.ply != moves.count {
      annotations.append(MoveAnnotation(ply: moves.count))
    }
    change(&annotations[annotations.count - 1])
    if annotations[annotations.count - 1].isEmpty { annotations.removeLast() }
  }
}

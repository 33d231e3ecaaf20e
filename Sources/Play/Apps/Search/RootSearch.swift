import ReversiRules

/// A move of the position that a search is for.
struct RootMove {
  let square: Square
  /// The position after the move.
  let node: SearchNode
  /// What the move leads to, in hundredths of a disk; at most this if the move is not good.
  fileprivate(set) var score: Int
  /// Whether the score is the result of perfect play.
  fileprivate(set) var isExact = false
}

/// The search for good moves in one position, deeper and deeper up to the limits of a strength.
struct RootSearch {
  /// The legal moves, the best first.
  private(set) var moves: [RootMove]
  /// A number that depends on the position.
  let key: UInt64

  private let strength: GameSearch.Strength
  private let emptyCount: Int
  private var search: Search

  /// Creates the search of a position; `nil` if the game is stated to be over.
  init?(_ position: Position, strength: GameSearch.Strength) {
    guard let node = SearchNode(position) else { return nil }
    self.strength = strength
    emptyCount = node.emptyCount
    key = node.key
    let search = Search(size: position.board.size, workLimit: strength.work)
    self.search = search
    moves = node.moves.map { square in
      let next = node.placing(at: square)
      return RootMove(square: square, node: next, score: -search.evaluation.score(of: next))
    }
    moves.sort { $0.score > $1.score }
  }

  /// The best moves, and those that are nearly as good.
  var bestMoves: [RootMove] {
    guard let best = moves.first else { return [] }
    return moves.filter { $0.score >= best.score - (best.isExact ? 0 : strength.margin) }
  }

  /// Scores the moves, one placement deeper each time and finally to the end, up to the limits.
  ///
  /// - Parameter all: whether all moves get precise scores; if not, only good ones, which is quicker.
  mutating func run(all: Bool) {
    let isNearEnd = emptyCount <= strength.exactEmptyCount
    // Near the end, estimates only serve to order the moves.
    search.workLimit = isNearEnd ? strength.work / 4 : strength.work
    for depth in 1...max(1, min(strength.depth, emptyCount - 1)) {
      guard score(depth: depth, margin: all ? nil : strength.margin) else { break }
    }
    guard isNearEnd else { return }
    search.workLimit = strength.work
    _ = score(depth: Search.toEnd, margin: all ? nil : 0)
  }

  /// Scores the moves some placements ahead, sorts them, and returns whether it did not stop early.
  ///
  /// If it stops early, estimates are forgotten, because those of different depths are not
  /// comparable; results of perfect play are kept.
  private mutating func score(depth: Int, margin: Int?) -> Bool {
    var scored = moves
    var best = -Search.infinity
    let isExact = depth == Search.toEnd
    defer { moves = scored.sorted { $0.score > $1.score } }
    for index in scored.indices {
      let alpha = margin.map { max(best - $0 - 1, -Search.infinity) } ?? -Search.infinity
      do {
        let score = try search.score(
          after: scored[index].node,
          isFirst: index == 0,
          depth: depth,
          alpha: alpha,
          beta: Search.infinity
        )
        best = max(best, score)
        scored[index].score = score
        scored[index].isExact = isExact
      } catch {
        if !isExact { scored = moves }
        return false
      }
    }
    return true
  }
}

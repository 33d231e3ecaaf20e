import ReversiRules

extension Search {
  /// A score that no position reaches, in hundredths of a disk, as all scores.
  static let infinity = 32_000
  /// The depth of a search to the end of the game.
  static let toEnd = 100

  /// Returns the score of a position for the side to move, some placements ahead.
  ///
  /// Between `alpha` and `beta`, it is the score that both sides can secure; outside, it is a bound.
  /// A search ``toEnd`` returns the final lead, any other an estimate.
  mutating func score(
    of node: SearchNode,
    depth: Int,
    alpha: Int,
    beta: Int
  ) throws(SearchStop) -> Int {
    if depth == Self.toEnd, node.emptyCount <= LastPlies.maximum {
      return try score(of: LastPlies(node, shape: evaluation.shape), alpha: alpha, beta: beta)
    }
    try countNode(work: evaluation.workPerNode)
    // A side without disks has lost, which no estimate would show.
    if depth == 0, !node.own.isEmpty { return evaluation.score(of: node) }

    let moves = node.moves
    if moves.isEmpty {
      guard let next = node.passing() else { return finalScore(of: node, depth: depth) }
      return try -score(of: next, depth: depth, alpha: -beta, beta: -alpha)
    }
    // At depth 1, a table would take more time than it saves.
    guard depth > 1 else {
      return try bestScore(of: moves, in: node, depth: depth, alpha: alpha, beta: beta).score
    }
    let key = node.key
    let known = table[key]
    if let known, known.depth >= depth, let score = known.score(between: alpha, and: beta) {
      return score
    }
    let (score, square) = try bestScore(
      of: moves,
      in: node,
      trying: known?.best,
      depth: depth,
      alpha: alpha,
      beta: beta
    )
    table.store(key, score: score, best: square, depth: depth, alpha: alpha, beta: beta)
    return score
  }

  /// Returns the score of a position in which neither side can move.
  ///
  /// Estimates give the empty squares to the winner. An early end would otherwise look better for the
  /// loser than other losses that are still uncertain.
  private func finalScore(of node: SearchNode, depth: Int) -> Int {
    100 * (depth == Self.toEnd ? node.lead : node.lead + node.lead.signum() * node.emptyCount)
  }

  /// Returns the score of the best of some moves, which are at least one, and its square.
  private mutating func bestScore(
    of moves: SquareSet,
    in node: SearchNode,
    trying first: Square? = nil,
    depth: Int,
    alpha: Int,
    beta: Int
  ) throws(SearchStop) -> (score: Int, square: Square?) {
    let range = addCandidates(moves, of: node, first: first, countingReplies: depth > 1)
    defer { candidates.removeSubrange(range) }
    var (best, bestSquare, lower) = (-Self.infinity, Square?.none, alpha)
    while best < beta, let index = nextCandidate(in: range) {
      let score = try score(
        after: candidates[index].node,
        isFirst: bestSquare == nil,
        depth: depth,
        alpha: lower,
        beta: beta
      )
      if score > best { (best, bestSquare) = (score, candidates[index].square) }
      lower = max(lower, best)
    }
    return (best, bestSquare)
  }

  /// Returns the score of a move that leads to a position, for the side that makes it.
  ///
  /// The first move is likely to be the best. The others are only scored precisely if a quick search
  /// shows that they are better.
  mutating func score(
    after node: SearchNode,
    isFirst: Bool,
    depth: Int,
    alpha: Int,
    beta: Int
  ) throws(SearchStop) -> Int {
    let depth = depth == Self.toEnd ? depth : depth - 1
    if !isFirst, beta - alpha > 1 {
      let score = try -score(of: node, depth: depth, alpha: -alpha - 1, beta: -alpha)
      if score <= alpha || score >= beta { return score }
    }
    return try -score(of: node, depth: depth, alpha: -beta, beta: -alpha)
  }
}

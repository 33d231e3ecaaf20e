import ReversiRules

/// A position with few empty squares, with only what the search of the last placements needs.
struct LastPlies {
  /// The largest number of empty squares.
  static let maximum = 5

  private var board: Board
  private var side: Disk
  /// The lead of the side to move, in hundredths of a disk.
  fileprivate private(set) var lead: Int
  /// The raw values of the empty squares, one in each byte.
  private var empties: UInt64 = 0
  fileprivate private(set) var emptyCount = 0

  init(_ node: SearchNode, shape: BoardShape) {
    board = node.board
    side = node.side
    lead = node.lead * 100
    for square in node.emptySquares(of: shape) {
      empties = empties &<< 8 | UInt64(square.rawValue)
      emptyCount += 1
    }
  }

  /// Returns the position after a placement on one of the empty squares, or `nil` if it is illegal.
  fileprivate func placing(at index: Int) -> LastPlies? {
    var next = self
    let flips = next.board.place(side, at: square(index))
    guard !flips.isEmpty else { return nil }
    next.side = side.opponent
    next.lead = -lead - Self.gain(flips)
    let lower: UInt64 = (1 &<< UInt64(8 &* index)) &- 1
    next.empties = empties & lower | empties &>> 8 & ~lower
    next.emptyCount -= 1
    return next
  }

  /// Returns the position with the other side to move.
  fileprivate func passing() -> LastPlies {
    var next = self
    next.side = side.opponent
    next.lead = -lead
    return next
  }

  /// The final lead of the side to move, with one empty square.
  fileprivate var finalLead: Int {
    let flips = board.flips(placing: side, at: square(0))
    if !flips.isEmpty { return lead + Self.gain(flips) }
    let opposing = board.flips(placing: side.opponent, at: square(0))
    return opposing.isEmpty ? lead : lead - Self.gain(opposing)
  }

  private func square(_ index: Int) -> Square {
    Square(rawValue: UInt8(truncatingIfNeeded: empties &>> UInt64(8 &* index)))
  }

  /// What a placement adds to a lead.
  private static func gain(_ flips: Flips) -> Int { 200 * flips.count + 100 }
}

extension Search {
  /// Returns the final lead of the side to move, trying its moves in any order.
  ///
  /// Between `alpha` and `beta`, it is exact; outside, it is a bound.
  mutating func score(
    of position: LastPlies,
    alpha: Int,
    beta: Int,
    afterPass: Bool = false
  ) throws(SearchStop) -> Int {
    try countNode(work: evaluation.workPerLastNode)
    if position.emptyCount == 0 { return position.lead }
    if position.emptyCount == 1 { return position.finalLead }
    var best: Int?
    for index in 0..<position.emptyCount {
      guard let next = position.placing(at: index) else { continue }
      let score = try -score(of: next, alpha: -beta, beta: -max(alpha, best ?? alpha))
      if score >= beta { return score }
      best = max(score, best ?? score)
    }
    if let best { return best }
    // If neither side can move, the game is over.
    if afterPass { return position.lead }
    return try -score(of: position.passing(), alpha: -beta, beta: -alpha, afterPass: true)
  }
}

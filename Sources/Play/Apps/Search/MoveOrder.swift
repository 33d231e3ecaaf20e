import ReversiRules

/// A move that a search may try.
struct Candidate {
  let square: Square
  /// The position after the move.
  let node: SearchNode
  /// How promising the move looks; the lowest number if it was tried.
  fileprivate var promise: Int
}

extension Search {
  /// Adds moves to ``candidates``, and returns where they are.
  ///
  /// The most promising move is the one that was best before.
  mutating func addCandidates(
    _ moves: SquareSet,
    of node: SearchNode,
    first: Square?,
    countingReplies: Bool
  ) -> Range<Int> {
    let start = candidates.count
    for square in moves {
      let next = node.placing(at: square)
      let promise =
        square == first
        ? .max
        : evaluation.promise(of: square, leadingTo: next, countingReplies: countingReplies)
      candidates.append(Candidate(square: square, node: next, promise: promise))
    }
    return start..<candidates.count
  }

  /// Returns the index of the most promising candidate that was not tried, or `nil`.
  mutating func nextCandidate(in range: Range<Int>) -> Int? {
    var best = range.lowerBound
    for index in range where candidates[index].promise > candidates[best].promise { best = index }
    guard candidates[best].promise > .min else { return nil }
    candidates[best].promise = .min
    return best
  }
}

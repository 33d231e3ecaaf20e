import ReversiRules

/// What a search has found out about positions that several lines of play reach.
///
/// Each place has the last position stored there; older ones are forgotten.
struct TranspositionTable {
  /// What is known about a position.
  struct Entry {
    fileprivate var key: UInt64 = 0
    /// The score or its bound.
    var score: Int16 = 0
    /// The depth of the search that found it.
    var depth: Int8 = -1
    /// What the score says.
    var bound = Bound.exact
    /// The raw value of the best square.
    fileprivate var square: UInt8 = 0

    /// The square that was best.
    var best: Square? { Square(rawValue: square) }
  }

  /// What a score says about the true one.
  enum Bound: UInt8 {
    case exact, atLeast, atMost
  }

  private var entries: [Entry]

  /// Creates an empty table for about as many positions as a search visits.
  init(workLimit: Int) {
    var capacity = 1 << 10
    while capacity < min(workLimit / 16, 1 << 18) { capacity *= 2 }
    entries = Array(repeating: Entry(), count: capacity)
  }

  /// What is known about the position with a key.
  subscript(key: UInt64) -> Entry? {
    let entry = entries[Int(truncatingIfNeeded: key) & (entries.count - 1)]
    return entry.key == key && entry.depth >= 0 ? entry : nil
  }

  /// Stores the score of a position that was searched between `alpha` and `beta`.
  mutating func store(
    _ key: UInt64,
    score: Int,
    best: Square?,
    depth: Int,
    alpha: Int,
    beta: Int
  ) {
    let bound: Bound = score >= beta ? .atLeast : score <= alpha ? .atMost : .exact
    entries[Int(truncatingIfNeeded: key) & (entries.count - 1)] = Entry(
      key: key,
      score: Int16(score),
      depth: Int8(depth),
      bound: bound,
      square: best?.rawValue ?? 0
    )
  }
}

extension TranspositionTable.Entry {
  /// The score, if it answers a search between `alpha` and `beta`.
  func score(between alpha: Int, and beta: Int) -> Int? {
    let score = Int(score)
    switch bound {
    case .exact: return score
    case .atLeast: return score >= beta ? score : nil
    case .atMost: return score <= alpha ? score : nil
    }
  }
}

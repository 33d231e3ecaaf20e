extension GameSearch {
  /// How well a search plays, from 1 to 10.
  ///
  /// A strength sets three limits on the 8×8 board:
  ///
  /// | Strength | Placements ahead | Exact with empty squares | Nearly as good, in disks |
  /// |---|---|---|---|
  /// | 1 | 1 | 2 | 12 |
  /// | 2 | 1 | 4 | 4 |
  /// | 3 | 2 | 6 | 2 |
  /// | 4 | 3 | 8 | 1.5 |
  /// | 5 | 4 | 8 | 1 |
  /// | 6 | 5 | 10 | 0.8 |
  /// | 7 | 6 | 10 | 0.6 |
  /// | 8 | 7 | 12 | 0.5 |
  /// | 9 | 9 | 14 | 0.4 |
  /// | 10 | 12 | 16 | 0.3 |
  ///
  /// A move that is nearly as good as the best one may be chosen; near the end, where all moves are
  /// exact, only the best ones are. Besides, the work for each move is limited, so that it takes
  /// about a second at most. On other boards, where the rules take more time, the search may
  /// therefore look less far ahead.
  public struct Strength: Hashable, Sendable {
    /// The strength as a number.
    public let number: Int

    /// The numbers that are valid.
    public static let range = 1...10

    /// Creates a strength; `nil` unless the number is within ``range``.
    public init?(_ number: Int) {
      guard Self.range.contains(number) else { return nil }
      self.number = number
    }

    /// What a strength allows.
    private struct Limits {
      let depth: Int
      let exactEmptyCount: Int
      let margin: Int
      let work: Int
    }

    private static let limits = [
      Limits(depth: 1, exactEmptyCount: 2, margin: 1200, work: 100_000),
      Limits(depth: 1, exactEmptyCount: 4, margin: 400, work: 100_000),
      Limits(depth: 2, exactEmptyCount: 6, margin: 200, work: 200_000),
      Limits(depth: 3, exactEmptyCount: 8, margin: 150, work: 400_000),
      Limits(depth: 4, exactEmptyCount: 8, margin: 100, work: 800_000),
      Limits(depth: 5, exactEmptyCount: 10, margin: 80, work: 1_200_000),
      Limits(depth: 6, exactEmptyCount: 10, margin: 60, work: 1_800_000),
      Limits(depth: 7, exactEmptyCount: 12, margin: 50, work: 2_500_000),
      Limits(depth: 9, exactEmptyCount: 14, margin: 40, work: 4_000_000),
      Limits(depth: 12, exactEmptyCount: 16, margin: 30, work: 6_000_000),
    ]

    private var limits: Limits { Self.limits[number - 1] }

    /// The number of placements that the search looks ahead, unless it has to stop earlier.
    var depth: Int { limits.depth }

    /// The number of empty squares from which on the search looks ahead to the end of the game.
    var exactEmptyCount: Int { limits.exactEmptyCount }

    /// The hundredths of a disk by which a move may be worse than the best one and still be chosen.
    var margin: Int { limits.margin }

    /// The work that the search may do for one move; see ``Search``.
    var work: Int { limits.work }
  }
}

extension GameSearch.Strength: Comparable {
  /// Orders strengths from the weakest to the strongest.
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

extension GameSearch.Strength: CustomStringConvertible {
  /// The number.
  public var description: String { String(number) }
}

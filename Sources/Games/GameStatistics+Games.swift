public import RecordQueries

extension GameStatistics {
  /// Creates empty statistics of all games.
  /// - Parameters:
  ///   - openingPlies: the number of plies of an opening, within ``Opening/range``.
  ///   - isPart: whether this is a small part of larger statistics. It then counts all of its
  ///     openings and names, and the sum applies the limits.
  public init(openingPlies: Int = Opening.usualLength, isPart: Bool = false) {
    self.init(StatisticsOptions(openingPlies: openingPlies, limit: isPart ? .none : .usual))
  }

  package init(_ options: StatisticsOptions) {
    self.init(options, games: Game.all.map(\.figures))
  }
}

extension StatisticsSum {
  /// Creates a sum without parts.
  public init() { self.init(games: Game.all.map(\.figures)) }
}

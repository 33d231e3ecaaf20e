import GameRecords
package import RecordFormats

/// The number of games without a score.
package struct GameCount: TallyCount {
  package var games = 0

  package init(games: Int) { self.games = games }

  package static var hasScore: Bool { false }
  package var percent: Double? { nil }

  package static func += (count: inout GameCount, other: GameCount) { count.games += other.games }

  package func write(to json: inout JSONOutput) {}
}

extension GameCount {
  package init(games: Int, _ entry: JSONValue, _ reader: inout StatisticsReader) {
    self.init(games: games)
  }
}

import RecordText

/// The number of games without a score.
struct GameCount: TallyCount {
  var games = 0

  static var hasScore: Bool { false }
  var percent: Double? { nil }

  static func += (count: inout GameCount, other: GameCount) { count.games += other.games }

  func write(to json: inout JSONOutput) {}
}

extension GameCount {
  init(games: Int, _ entry: JSONValue, _ reader: inout StatisticsReader) {
    self.init(games: games)
  }
}

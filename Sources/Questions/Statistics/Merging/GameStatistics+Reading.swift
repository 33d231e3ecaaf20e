import GameRecords
import RecordFormats

extension GameStatistics {
  /// Reads statistics that ``json(top:)`` has written.
  init(
    _ root: JSONValue,
    openingPlies: Int,
    of kinds: [any GameFigures.Type],
    _ reader: inout StatisticsReader
  ) {
    self.init(StatisticsOptions(openingPlies: openingPlies, limit: .none), games: kinds)
    files = reader.count(root, "inputs", "files")
    unreadableFiles = reader.count(root, "inputs", "unreadable")
    unreadable = reader.count(root, "records", "unreadable")
    for index in games.indices {
      let object = isFirst(games[index]) ? root : root.member(games[index].name.name)
      if let object, object.member("boards") != nil { games[index].read(object, &reader) }
    }
  }
}

extension RecordCounts {
  /// Reads the counts of one game from the object of the game.
  init(_ game: JSONValue, _ reader: inout StatisticsReader) {
    positions = reader.count(game, "records", "positions")
    total = positions + reader.count(game, "records", "games")
    let counts = game.member("records")
    damaged = reader.count(counts, "damaged", of: total, "record")
    illegal = reader.count(counts, "illegal", of: total, "record")
  }
}

import GameRecords
import RecordText
import ReversiRules

extension ReversiFigures {
  mutating func read(
    _ game: JSONValue,
    of records: RecordCounts,
    _ reader: inout StatisticsReader
  ) {
    let games = records.games
    passes = reader.count(game, "moves", "passes")
    gamesWithPasses = reader.count(game.member("moves"), "gamesWithPasses", of: games, "game")
    lengths = reader.histogram(game, "lengthCounts", "length", "games", in: 0...Limits.moves)
    results.winners = winners(game.member("results"), &reader)
    results.darkDisks = reader.count(game, "results", "darkDisks")
    results.lightDisks = reader.count(game, "results", "lightDisks")
    results.margins = reader.histogram(
      game,
      "margins",
      "margin",
      "games",
      in: -256...256,
      from: -256
    )
    reader.check(game, "lengthCounts", lengths.total, "games", is: games)
    check(results, of: game, &reader)
    declared = winners(game.member("declared"), &reader)
    otherStarts = reader.count(game, "openings", "otherStarts")
    readFirstMoves(game, of: games, &reader)
    readOpenings(game, &reader)
    readFlips(game, of: games, &reader)
    playerTally = reader.tally(game, "topPlayers", of: "players", in: "players") { entry, reader in
      guard let name = reader.text(entry, "name") else { return nil }
      var score = PlayerScore()
      score.score = self.score(entry, "points", &reader)
      score.darkGames = reader.count(entry, "dark", of: score.score.games, "game")
      return (name, score)
    }
    playerTally.addUncounted(reader.count(game, "players", "uncounted"))
  }

  /// Compares the margins with the winners.
  private func check(_ results: ResultCounts, of game: JSONValue, _ reader: inout StatisticsReader)
  {
    let counts = results.margins.entries.reduce(into: WinnerCounts()) { counts, entry in
      if entry.number > 0 { counts.darkWins += entry.count }
      if entry.number < 0 { counts.lightWins += entry.count }
      if entry.number == 0 { counts.ties += entry.count }
    }
    let winners = results.winners
    reader.check(game, "margins", counts.darkWins, "games that dark won", is: winners.darkWins)
    reader.check(game, "margins", counts.lightWins, "games that light won", is: winners.lightWins)
    reader.check(game, "margins", counts.ties, "ties", is: winners.ties)
  }

  private func winners(_ object: JSONValue?, _ reader: inout StatisticsReader) -> WinnerCounts {
    var winners = WinnerCounts()
    winners.darkWins = reader.count(object, "darkWins")
    winners.lightWins = reader.count(object, "lightWins")
    winners.ties = reader.count(object, "ties")
    return winners
  }

  private func score(
    _ entry: JSONValue,
    _ points: String,
    _ reader: inout StatisticsReader
  ) -> SideScore {
    var score = SideScore()
    score.games = reader.count(entry, "games")
    score.finished = reader.count(entry, "finished", of: score.games, "game")
    score.points = Int(2 * reader.points(entry, points, of: score.finished))
    return score
  }

  /// The size of an entry's board, which is 8×8 unless the entry has one.
  private func size(_ entry: JSONValue, _ reader: inout StatisticsReader) -> BoardSize {
    guard entry.member("width") != nil else { return .standard }
    let width = reader.count(entry, "width", upTo: BoardSize.range.upperBound)
    let height = reader.count(entry, "height", upTo: BoardSize.range.upperBound)
    return BoardSize(width: width, height: height) ?? .standard
  }

  private mutating func readFirstMoves(
    _ game: JSONValue,
    of games: Int,
    _ reader: inout StatisticsReader
  ) {
    var rest = games
    for entry in reader.list(game, "firstMoves") {
      let square = reader.meaning(entry.member("move"), as: "a square such as f5") { Square($0) }
      guard let square else { continue }
      let count = reader.count(entry, "games", of: rest, "game")
      rest = max(0, rest - count)
      addFirst(square, on: size(entry, &reader), times: count)
    }
  }

  private mutating func readOpenings(_ game: JSONValue, _ reader: inout StatisticsReader) {
    openingTally = reader.tally(game, "topOpenings", of: "openings", in: "openings") {
      entry,
      reader in
      let moves = reader.list(entry, "moves").compactMap { move in
        reader.meaning(move, as: "a square such as f5, or “pass”") {
          $0 == "pass" ? .pass : Square($0).map(Move.placement)
        }
      }
      reader.check(entry, "moves", moves.count, "moves", is: openingPlies)
      return Opening(moves, on: size(entry, &reader)).map {
        ($0, score(entry, "darkPoints", &reader))
      }
    }
    openingTally.addUncounted(reader.count(game, "openings", "uncounted"))
    let what = "openings with names"
    namedTally = reader.tally(game, "namedOpenings", of: what, in: "openings", "named") {
      entry,
      reader in
      reader.text(entry, "name").map { ($0, score(entry, "darkPoints", &reader)) }
    }
  }

  private mutating func readFlips(
    _ game: JSONValue,
    of games: Int,
    _ reader: inout StatisticsReader
  ) {
    for entry in reader.list(game, "flips") {
      let number = reader.count(entry, "ply", upTo: Limits.moves)
      guard number > 0 else { continue }
      flips.add(
        FlipsByPly.Ply(
          number: number,
          placements: reader.count(entry, "placements", of: games, "game"),
          flips: reader.count(entry, "flips"),
          maximum: reader.count(entry, "maximum", upTo: 255)
        )
      )
    }
  }
}

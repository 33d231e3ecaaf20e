import GameRecords
import PuzzleRules
import RecordText

extension PuzzleFigures {
  mutating func read(
    _ game: JSONValue,
    of records: RecordCounts,
    _ reader: inout StatisticsReader
  ) {
    let records = records.total
    let outcomes = game.member("outcomes")
    solved = reader.count(outcomes, "solved", of: records, "record")
    solvedAtStart = reader.count(outcomes, "solvedAtStart", of: records, "record")
    declaredSolved = reader.count(outcomes, "declaredSolved", of: records, "record")
    unsolvable = reader.count(outcomes, "unsolvable", of: records, "record")
    invalid = reader.count(outcomes, "invalid", of: records, "record")
    for goal in PuzzleGoal.allCases {
      goals[goal] = reader.count(game, "goals", JSONOutput.memberName(goal.rawValue))
    }
    reader.check(game, "goals", goals.values.reduce(0, +), "records", is: records)
    slides = reader.count(game, "moves", "slides")
    runs = reader.count(game, "moves", "runs")
    detours = reader.count(game, "moves", "detours")
    gamesWithDetours = reader.count(
      game.member("moves"),
      "gamesWithDetours",
      of: records,
      "record"
    )
    solutionSlides = reader.histogram(game, "slideCounts", in: 0...Limits.slides)
    solutionRuns = reader.histogram(game, "runCounts", in: 0...Limits.slides)
    reader.check(game, "slideCounts", solutionSlides.total, "solutions", is: solved)
    reader.check(game, "runCounts", solutionRuns.total, "solutions", is: solved)
    distances = reader.histogram(game, "distanceCounts", in: 0...Limits.slides)
    excess = reader.histogram(game, "excessCounts", in: 0...Limits.slides)
    years = reader.histogram(game, "yearCounts", in: 0...9999)
    if let times = game.member("times") {
      self.times = TimeFigures(
        moves: reader.count(times, "moves"),
        total: reader.number(times, "total"),
        shortest: reader.number(times, "shortest"),
        longest: reader.number(times, "longest")
      )
    }
    players = tally(game, "topPlayers", "players", &reader)
    events = tally(game, "topEvents", "events", &reader)
  }

  private func tally(
    _ game: JSONValue,
    _ list: String,
    _ section: String,
    _ reader: inout StatisticsReader
  ) -> Tally<String, SuccessCount> {
    var tally: Tally<String, SuccessCount> = reader.tally(game, list, of: section, in: section) {
      entry,
      reader in
      let games = reader.count(entry, "games")
      let count = SuccessCount(
        games: games,
        successes: reader.count(entry, "solved", of: games, "game")
      )
      return reader.text(entry, "name").map { ($0, count) }
    }
    tally.addUncounted(reader.count(game, section, "uncounted"))
    return tally
  }
}

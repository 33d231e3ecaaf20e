import GameRecords
import RecordValidation
import ReversiRules

extension StatisticsText {
  mutating func addRecords() {
    let records = statistics.records
    let files = statistics.files
    begin("Records", "in \(Words.count(files)) \(Words.form(of: "file", files))")
    row(records.total, Words.form(of: "record", records.total))
    row(records.games, of: records.total, Words.form(of: "game", records.games))
    rowIfAny(records.positions, of: records.total, "without moves")
    rowIfAny(records.others, of: records.total, "of other games")
    rowIfAny(records.unreadable, of: records.total, "unreadable")
    rowIfAny(
      records.damaged,
      of: records.total,
      "with errors, counted as far as they were read"
    )
    rowIfAny(
      records.illegal,
      of: records.total,
      "with illegal moves, counted as far as they are legal"
    )
    rowIfAny(statistics.otherStarts, of: records.total, "that begin from another position")
    for (size, count) in statistics.boards { row(count, of: records.total, "on \(size)") }
    let unreadable = statistics.unreadableFiles
    rowIfAny(unreadable, Words.form(of: "input", unreadable) + " that could not be read")
  }

  mutating func addMoves() {
    let games = statistics.gamesWithPasses
    begin("Moves")
    row(statistics.placements, Words.form(of: "disk", statistics.placements) + " placed")
    row(statistics.passes, statistics.passes == 1 ? "pass" : "passes")
    rowIfAny(games, of: statistics.records.games, Words.form(of: "game", games) + " with a pass")
  }

  mutating func addLengths() {
    let lengths = statistics.lengths
    guard let shortest = lengths.minimum, let longest = lengths.maximum, let mean = lengths.mean,
      let median = lengths.median
    else { return }
    let averages =
      "mean \(FixedNumber.text(mean, digits: 2)), median \(NumberText.text(of: median))"
    begin("Lengths", "\(shortest) to \(longest) disks placed, \(averages)")
    add(ChartOfCounts(lengths, from: 0, through: max(longest, 60)).chart(height: 2))
  }

  mutating func addResults() {
    let results = statistics.results
    let games = statistics.records.games
    begin("Results", "on the board")
    row(results.finished, of: games, "played to the end:")
    row(results.winners.darkWins, of: results.finished, "  won by dark")
    row(results.winners.lightWins, of: results.finished, "  won by light")
    row(results.winners.ties, of: results.finished, "  tied")
    rowIfAny(statistics.unfinished, of: games, "not played to the end")
    rowIfAny(statistics.declared.total, "with a declared result only")
  }

  mutating func addMargins() {
    let results = statistics.results
    guard results.finished > 0 else { return }
    let means = [results.darkDisks, results.lightDisks].map { disks in
      FixedNumber.text(Double(disks) / Double(results.finished), digits: 2)
    }
    begin(
      "Dark’s margin",
      "empty squares to the winner; mean score \(means.joined(separator: " to "))"
    )
    let widest = results.margins.entries.map(\.number.magnitude).max() ?? 0
    let end = max(64, Int(widest))
    add(ChartOfCounts(results.margins, from: -end, through: end, step: 2).chart(height: 3))
  }

  mutating func addFirstMoves() {
    let moves = statistics.firstMoves
    guard !moves.isEmpty else { return }
    begin("First moves")
    for (move, games) in moves.prefix(max(4, top)) {
      row(games, of: statistics.records.games, Self.text([.placement(move.square)], on: move.size))
    }
  }

  mutating func addOpenings() {
    let openings = statistics.openings(top: top)
    guard !openings.isEmpty else { return }
    let plies = statistics.openingPlies
    begin(
      "Openings of \(plies) \(plies == 1 ? "ply" : "plies")",
      Words.count(statistics.openingCount) + " different, oriented so that the first move is f5"
    )
    columns(score: "dark", "moves")
    for (opening, score) in openings {
      let moves = Self.text(opening.moves, on: opening.size)
      row(score.games, score: score.percent, DisplayText.wrap(moves, width: Self.labelWidth))
    }
    rowIfAny(
      statistics.uncountedOpenings,
      of: statistics.records.games,
      "others, too many to count separately"
    )
  }

  mutating func addPlayers() {
    let players = statistics.players(top: top)
    guard !players.isEmpty else { return }
    begin("Players", Words.count(statistics.playerCount) + " different")
    columns(score: "score", "name")
    for (name, score) in players {
      let name = DisplayText.fitting(name, columns: Self.labelWidth)
      row(score.games, score: score.percent, [name])
    }
    rowIfAny(statistics.uncountedPlayers, "others, too many to count separately")
  }

  /// Returns moves, after the size of the board unless it is 8×8.
  private static func text(_ moves: [Move], on size: BoardSize) -> String {
    (size == .standard ? "" : "\(size): ") + moves.map(\.description).joined(separator: " ")
  }
}

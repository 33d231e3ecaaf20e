import GameRecords
import ReversiRules

extension ReversiFigures {
  func addRecordRows(to text: inout StatisticsText, _ records: RecordCounts) {
    text.rowIfAny(otherStarts, of: records.total, "that begin from another position")
  }

  func add(to text: inout StatisticsText, _ records: RecordCounts) {
    guard records.games > 0 else { return }
    addMoves(to: &text, records)
    text.add("Lengths", lengths, through: 60, "disk placed")
    addResults(to: &text, records)
    addMargins(to: &text)
    addFirstMoves(to: &text, records)
    addOpenings(to: &text, records)
    addNamedOpenings(to: &text, records)
    addFlips(to: &text)
    addPlayers(to: &text, records)
  }

  private func addMoves(to text: inout StatisticsText, _ records: RecordCounts) {
    let games = gamesWithPasses
    text.begin("Moves")
    text.row(placements, Words.form(of: "disk", placements) + " placed")
    text.row(passes, passes == 1 ? "pass" : "passes")
    text.rowIfAny(games, of: records.games, Words.form(of: "game", games) + " with a pass")
  }

  private func addResults(to text: inout StatisticsText, _ records: RecordCounts) {
    let games = records.games
    text.begin("Results", "on the board")
    text.row(results.finished, of: games, "played to the end:")
    text.row(results.winners.darkWins, of: results.finished, "  won by dark")
    text.row(results.winners.lightWins, of: results.finished, "  won by light")
    text.row(results.winners.ties, of: results.finished, "  tied")
    text.rowIfAny(games - results.finished, of: games, "not played to the end")
    text.rowIfAny(declared.total, "with a declared result only")
  }

  private func addMargins(to text: inout StatisticsText) {
    guard results.finished > 0 else { return }
    let means = [results.darkDisks, results.lightDisks].map { disks in
      FixedNumber.text(Double(disks) / Double(results.finished), digits: 2)
    }
    text.begin(
      "Dark’s margin",
      "empty squares to the winner; mean score \(means.joined(separator: " to "))"
    )
    let widest = results.margins.entries.map(\.number.magnitude).max() ?? 0
    let end = max(64, Int(widest))
    text.add(ChartOfCounts(results.margins, from: -end, through: end, step: 2).chart(height: 3))
  }

  private func addFirstMoves(to text: inout StatisticsText, _ records: RecordCounts) {
    let moves = firstMoves
    guard !moves.isEmpty else { return }
    text.begin("First moves")
    for (move, games) in moves.prefix(max(4, text.top)) {
      text.row(games, of: records.games, Self.text([.placement(move.square)], on: move.size))
    }
  }

  private func addOpenings(to text: inout StatisticsText, _ records: RecordCounts) {
    let openings = openings(top: text.top)
    guard !openings.isEmpty else { return }
    let plies = openingPlies
    text.begin(
      "Openings of \(plies) \(plies == 1 ? "ply" : "plies")",
      Words.count(openingCount) + " different, oriented so that the first move is f5"
    )
    text.columns(score: "dark", "moves")
    for (opening, score) in openings {
      let moves = Self.text(opening.moves, on: opening.size)
      let label = DisplayText.wrap(moves, width: StatisticsText.labelWidth)
      text.row(score.games, of: records.games, score: score.percent, label)
    }
    text.rowIfAny(
      uncountedOpenings,
      of: records.games,
      "others, too many to count separately"
    )
  }

  private func addNamedOpenings(to text: inout StatisticsText, _ records: RecordCounts) {
    let openings = namedOpenings(top: text.top)
    guard !openings.isEmpty else { return }
    text.begin("Named openings", "each game by the longest name")
    text.columns(score: "dark", "name")
    for (name, score) in openings {
      text.row(score.games, of: records.games, score: score.percent, [name])
    }
  }

  private func addPlayers(to text: inout StatisticsText, _ records: RecordCounts) {
    let players = players(top: text.top)
    guard !players.isEmpty else { return }
    text.begin("Players", Words.count(playerCount) + " different")
    text.columns(score: "score", "name")
    for (name, score) in players {
      let name = DisplayText.fitting(name, columns: StatisticsText.labelWidth)
      text.row(score.games, of: records.games, score: score.percent, [name])
    }
    text.rowIfAny(uncountedPlayers, "others, too many to count separately")
  }

  /// Returns moves, after the size of the board unless it is 8×8.
  private static func text(_ moves: [Move], on size: BoardSize) -> String {
    (size == .standard ? "" : "\(size): ") + moves.map(\.description).joined(separator: " ")
  }
}

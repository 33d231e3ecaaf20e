import GameRecords
import RecordText
import ReversiRules

extension ReversiFigures {
  func add(to rows: inout [CSVRow], top: Int, _ records: RecordCounts) {
    rows.add("moves", "placements", placements)
    rows.add("moves", "passes", passes)
    rows.add("moves", "games-with-passes", gamesWithPasses, of: records.games)
    rows.add("lengths", lengths)
    addResults(to: &rows, records)
    for (move, games) in firstMoves {
      let key = Self.text([.placement(move.square)], on: move.size)
      rows.add("first-moves", key, games, of: records.games)
    }
    for (opening, score) in openings(top: top) {
      let key = Self.text(opening.moves, on: opening.size)
      rows.add("openings", key, score.games, of: records.games, score: score.percent)
    }
    rows.add("openings", "uncounted", uncountedOpenings, of: records.games)
    for (name, score) in namedOpenings(top: top) {
      rows.add("named-openings", name, score.games, of: records.games, score: score.percent)
    }
    for ply in flips.plies {
      rows.append(
        CSVRow(
          section: "flips",
          key: "\(ply.number)",
          count: ply.placements,
          mean: ply.mean,
          maximum: Double(ply.maximum)
        )
      )
    }
    for (name, score) in players(top: top) {
      let key = CSVLine.inert(name)
      rows.add("players", key, score.games, of: records.games, score: score.percent)
    }
  }

  /// Returns moves, after the size of the board unless it is 8×8.
  private static func text(_ moves: [Move], on size: BoardSize) -> String {
    (size == .standard ? "" : "\(size.width)x\(size.height): ")
      + moves.map(\.description).joined(separator: " ")
  }

  private func addResults(to rows: inout [CSVRow], _ records: RecordCounts) {
    let finished = results.finished
    rows.add("results", "finished", finished, of: records.games)
    rows.add("results", "unfinished", records.games - finished, of: records.games)
    rows.add("results", results.winners)
    for (key, disks) in [("dark", results.darkDisks), ("light", results.lightDisks)] {
      let mean = finished > 0 ? Double(disks) / Double(finished) : nil
      rows.append(CSVRow(section: "disks", key: key, count: disks, mean: mean))
    }
    for (margin, games) in results.margins.entries {
      rows.add("margins", "\(margin)", games, of: finished)
    }
    rows.add("declared", "total", declared.total)
    rows.add("declared", declared)
  }
}

extension [CSVRow] {
  fileprivate mutating func add(_ section: String, _ winners: WinnerCounts) {
    add(section, "dark-wins", winners.darkWins, of: winners.total)
    add(section, "light-wins", winners.lightWins, of: winners.total)
    add(section, "ties", winners.ties, of: winners.total)
  }
}

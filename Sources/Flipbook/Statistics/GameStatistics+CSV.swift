import GameRecords
import ReversiRules

extension GameStatistics {
  /// Returns the statistics as a table (RFC 4180), for spreadsheets and scripts.
  ///
  /// The table has a row for each count, and lists some openings and players.
  ///
  /// Scripts read it: existing rows must not change. Unknown values are empty fields.
  public func csv(top: Int) -> [UInt8] {
    var rows: [CSVRow] = []
    rows.add("inputs", "files", files)
    rows.add("inputs", "unreadable", unreadableFiles)
    rows.add("records", "total", records.total)
    rows.add("records", "games", records.games, of: records.total)
    rows.add("records", "positions", records.positions, of: records.total)
    rows.add("records", "others", records.others, of: records.total)
    rows.add("records", "unreadable", records.unreadable, of: records.total)
    rows.add("records", "damaged", records.damaged, of: records.total)
    rows.add("records", "illegal", records.illegal, of: records.total)
    for (size, count) in boards {
      rows.add("boards", Self.text(size), count, of: records.total)
    }
    rows.add("moves", "placements", placements)
    rows.add("moves", "passes", passes)
    rows.add("moves", "games-with-passes", gamesWithPasses, of: records.games)
    rows.append(
      CSVRow(
        section: "lengths",
        key: "all",
        count: lengths.total,
        minimum: lengths.minimum,
        mean: lengths.mean,
        median: lengths.median,
        maximum: lengths.maximum
      )
    )
    for (length, games) in lengths.entries {
      rows.add("lengths", "\(length)", games, of: records.games)
    }
    addResults(to: &rows)
    for (move, games) in firstMoves {
      let key = Self.text([.placement(move.square)], on: move.size)
      rows.add("first-moves", key, games, of: records.games)
    }
    for (opening, score) in openings(top: top) {
      let key = Self.text(opening.moves, on: opening.size)
      rows.add("openings", key, score.games, of: records.games, score: score.percent)
    }
    rows.add("openings", "uncounted", uncountedOpenings, of: records.games)
    for ply in flips.plies {
      rows.append(
        CSVRow(
          section: "flips",
          key: "\(ply.number)",
          count: ply.placements,
          mean: ply.mean,
          maximum: ply.maximum
        )
      )
    }
    for (name, score) in players(top: top) {
      let key = CSVRow.inert(name)
      rows.add("players", key, score.games, of: records.games, score: score.percent)
    }
    return rows.reduce(into: CSVRow.heading) { $0 += $1.bytes }
  }

  private static func text(_ size: BoardSize) -> String { "\(size.width)x\(size.height)" }

  /// Returns moves, after the size of the board unless it is 8×8.
  private static func text(_ moves: [Move], on size: BoardSize) -> String {
    (size == .standard ? "" : text(size) + ": ") + moves.map(\.description).joined(separator: " ")
  }

  private func addResults(to rows: inout [CSVRow]) {
    let finished = results.finished
    rows.add("results", "finished", finished, of: records.games)
    rows.add("results", "unfinished", unfinished, of: records.games)
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

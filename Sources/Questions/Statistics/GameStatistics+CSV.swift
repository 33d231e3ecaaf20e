import GameRecords

extension GameStatistics {
  /// Returns the statistics as a table (RFC 4180), for spreadsheets and scripts.
  ///
  /// The table has a row for each count, and lists some openings and names. The sections of any game
  /// but the first begin with its name.
  ///
  /// Scripts read it: existing rows must not change. Unknown values are empty fields.
  public func csv(top: Int) -> [UInt8] {
    var rows: [CSVRow] = []
    rows.add("inputs", "files", files)
    rows.add("inputs", "unreadable", unreadableFiles)
    let (all, first) = (records, firstRecords)
    rows.add("records", "total", all.total)
    rows.add("records", "games", first.games, of: all.total)
    rows.add("records", "positions", first.positions, of: all.total)
    rows.add("records", "others", all.total - all.unreadable - first.total, of: all.total)
    rows.add("records", "unreadable", all.unreadable, of: all.total)
    rows.add("records", "damaged", first.damaged, of: all.total)
    rows.add("records", "illegal", first.illegal, of: all.total)
    for game in shownGames {
      guard !isFirst(game) else {
        game.add(to: &rows, top: top, of: all.total)
        continue
      }
      var own: [CSVRow] = []
      own.add("records", "total", game.records.total)
      own.add("records", "games", game.records.games, of: game.records.total)
      own.add("records", "positions", game.records.positions, of: game.records.total)
      own.add("records", "damaged", game.records.damaged, of: game.records.total)
      own.add("records", "illegal", game.records.illegal, of: game.records.total)
      game.add(to: &own, top: top, of: game.records.total)
      rows += own.map { $0.inSections(of: game.name.name) }
    }
    return rows.reduce(into: CSVRow.heading) { $0 += $1.bytes }
  }
}

extension CountedGame {
  fileprivate func add(to rows: inout [CSVRow], top: Int, of total: Int) {
    for (size, count) in boards {
      rows.add("boards", "\(size.width)x\(size.height)", count, of: total)
    }
    write(top: top, to: &rows)
  }
}

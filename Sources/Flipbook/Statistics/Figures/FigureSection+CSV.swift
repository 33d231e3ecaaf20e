import RecordText

extension FigureSection {
  /// Adds the section to a table.
  func add(to rows: inout [CSVRow]) {
    switch content {
    case .counts(let counts):
      for count in counts { rows.add(key, count.key, count.count, of: count.whole) }
    case .numbers(let content): rows.add(key, content.numbers)
    case .times(let times):
      var row = CSVRow(section: key, key: "moves", count: times.moves)
      (row.minimum, row.mean, row.maximum) = (times.shortest, times.mean, times.longest)
      rows.append(row)
    case .names(let names):
      for entry in names.tally.top(names.top, by: <) {
        let name = CSVLine.inert(entry.key)
        rows.add(key, name, entry.count.games, of: names.games, score: entry.count.percent)
      }
    }
  }
}

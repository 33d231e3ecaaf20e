import GameRecords
package import RecordFormats

/// A section about times in seconds.
package struct TimeSection<Figures: GameFigures>: FigureSection {
  /// The name in JSON and CSV, one word.
  let key: String
  /// The heading of the text.
  let title: String
  /// Where they are counted.
  let path: any FigurePath<Figures, TimeFigures>

  package init(
    key: String,
    title: String,
    path: any FigurePath<Figures, TimeFigures>
  ) {
    (self.key, self.title, self.path) = (key, title, path)
  }

  package func add(_ other: Figures, to figures: inout Figures) {
    figures[keyPath: path].add(other[keyPath: path])
  }

  package func show(_ figures: Figures, _ records: RecordCounts, in text: inout StatisticsText) {
    let times = figures[keyPath: path]
    guard let mean = times.mean, let shortest = times.shortest, let longest = times.longest else {
      return
    }
    let (least, greatest) = (Self.text(shortest), Self.text(longest))
    let total = Words.count(Int(times.total.rounded()))
    let average = least == greatest ? "" : ", mean \(Self.text(mean)) s"
    text.begin(title, Words.range(least, to: greatest) + " s" + average)
    text.row(times.moves, "with a time, \(total) s together")
  }

  private static func text(_ seconds: Double) -> String { FixedNumber.text(seconds, digits: 2) }

  package func write(
    _ figures: Figures,
    _ records: RecordCounts,
    top: Int,
    to json: inout JSONOutput
  ) {
    let times = figures[keyPath: path]
    json.section(key) { json in
      json.member("moves", times.moves)
      json.exactMember("total", times.total)
      json.exactMember("shortest", times.shortest)
      json.member("mean", times.mean)
      json.exactMember("longest", times.longest)
    }
  }

  package func write(_ figures: Figures, _ records: RecordCounts, top: Int, to rows: inout [CSVRow])
  {
    let times = figures[keyPath: path]
    var row = CSVRow(section: key, key: "moves", count: times.moves)
    (row.minimum, row.mean, row.maximum) = (times.shortest, times.mean, times.longest)
    rows.append(row)
  }

  package func read(
    _ game: JSONValue,
    of records: RecordCounts,
    into figures: inout Figures,
    _ reader: inout StatisticsReader
  ) {
    guard let times = game.member(key) else { return }
    figures[keyPath: path] = TimeFigures(
      moves: reader.count(times, "moves"),
      total: reader.number(times, "total"),
      shortest: reader.number(times, "shortest"),
      longest: reader.number(times, "longest")
    )
  }
}

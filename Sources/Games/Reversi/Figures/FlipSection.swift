import GameRecords
import RecordFormats
import RecordQueries

/// The section about the number of disks that moves flip.
struct FlipSection: FigureSection {
  func add(_ other: ReversiFigures, to figures: inout ReversiFigures) {
    figures.flips.add(other.flips)
  }

  /// Draws the mean of each ply, except for the last ones that hardly any game reaches: their means
  /// are meaningless, and would make the chart too wide.
  func show(_ figures: ReversiFigures, _ records: RecordCounts, in text: inout StatisticsText) {
    let plies = figures.flips.plies
    guard let most = plies.max(by: { $0.maximum < $1.maximum }) else { return }
    let drawn = Self.frequent(plies)
    guard let last = drawn.last else { return }
    let group = (last.number - 1) / BarChart.mostBars + 1
    var bars = [Double](repeating: 0, count: (last.number - 1) / group + 1)
    for bar in bars.indices {
      let members = drawn.filter { ($0.number - 1) / group == bar }
      let placements = members.reduce(0) { $0 + $1.placements }
      guard placements > 0 else { continue }
      bars[bar] = Double(members.reduce(0) { $0 + $1.flips }) / Double(placements)
    }
    let mean = group > 1 ? "mean of \(group) plies in each bar" : "mean"
    text.begin("Flips per ply", "\(mean); at most \(most.maximum), at ply \(most.number)")
    let numbers = [1] + Array(stride(from: 10 * group, through: last.number, by: 10 * group))
    text.add(
      BarChart(
        bars: bars,
        labels: numbers.map { (($0 - 1) / group, "\($0)") },
        height: 4,
        scale: FixedNumber.text(bars.max() ?? 0, digits: 1)
      )
    )
    let rest = plies.dropFirst(drawn.count).reduce(0) { $0 + $1.placements }
    text.rowIfAny(rest, "placed after ply \(last.number), not drawn")
  }

  /// The plies that cover 99.9 % of all placements.
  private static func frequent(_ plies: [FlipsByPly.Ply]) -> ArraySlice<FlipsByPly.Ply> {
    let total = plies.reduce(0) { $0 + $1.placements }
    var rest = total
    for (index, ply) in plies.enumerated() {
      rest -= ply.placements
      if rest <= total / 1000 { return plies.prefix(index + 1) }
    }
    return plies[...]
  }

  func write(
    _ figures: ReversiFigures,
    _ records: RecordCounts,
    top: Int,
    to json: inout JSONOutput
  ) {
    json.list("flips", figures.flips.plies) { json, ply in
      json.member("ply", ply.number)
      json.member("placements", ply.placements)
      json.member("flips", ply.flips)
      json.member("mean", ply.mean)
      json.member("maximum", ply.maximum)
    }
  }

  func write(_ figures: ReversiFigures, _ records: RecordCounts, top: Int, to rows: inout [CSVRow])
  {
    for ply in figures.flips.plies {
      var row = CSVRow(section: "flips", key: "\(ply.number)", count: ply.placements)
      (row.mean, row.maximum) = (ply.mean, Double(ply.maximum))
      rows.append(row)
    }
  }

  func read(
    _ game: JSONValue,
    of records: RecordCounts,
    into figures: inout ReversiFigures,
    _ reader: inout StatisticsReader
  ) {
    for entry in reader.list(game, "flips") {
      let number = reader.count(entry, "ply", upTo: Limits.moves)
      guard number > 0 else { continue }
      figures.flips.add(
        FlipsByPly.Ply(
          number: number,
          placements: reader.count(entry, "placements", of: records.games, "game"),
          flips: reader.count(entry, "flips"),
          maximum: reader.count(entry, "maximum", upTo: 255)
        )
      )
    }
  }
}

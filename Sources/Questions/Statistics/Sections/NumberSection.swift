import GameRecords
package import RecordFormats

/// A section of numbers, with the count of each in a list of its own.
package struct NumberSection<Figures: GameFigures>: FigureSection {
  /// The name in JSON and CSV, one word.
  let key: String
  /// The heading of the text.
  let title: String
  /// Where they are counted.
  let path: any FigurePath<Figures, Histogram>
  /// The name of the list in JSON.
  let list: String
  /// The singular of what they count, such as `slide needed at least`; `nil` if they only name it, as
  /// years do.
  let unit: String?
  /// The possible numbers.
  let range: ClosedRange<Int>
  /// What follows the heading of the text, in place of the smallest and the greatest number.
  let note: (@Sendable (Figures) -> String)?
  /// The numbers that the chart covers at least.
  let chart: ClosedRange<Int>?
  /// How many numbers each bar of the chart covers at least, and its height.
  let step, height: Int
  /// Of what there is one for each number, in the plural, and how many there are.
  let whole: Whole?

  package typealias Whole = (name: String, count: @Sendable (Figures, RecordCounts) -> Int)

  /// Creates a section; its properties say what is what.
  package init(
    key: String,
    title: String,
    path: any FigurePath<Figures, Histogram>,
    list: String,
    unit: String? = nil,
    range: ClosedRange<Int>,
    note: (@Sendable (Figures) -> String)? = nil,
    chart: ClosedRange<Int>? = nil,
    step: Int = 1,
    height: Int = 2,
    whole: Whole? = nil
  ) {
    (self.key, self.title, self.path, self.list, self.unit) = (key, title, path, list, unit)
    (self.range, self.note, self.chart) = (range, note, chart)
    (self.step, self.height, self.whole) = (step, height, whole)
  }

  package func add(_ other: Figures, to figures: inout Figures) {
    figures[keyPath: path].add(other[keyPath: path])
  }

  package func show(_ figures: Figures, _ records: RecordCounts, in text: inout StatisticsText) {
    let numbers = figures[keyPath: path]
    guard let least = numbers.minimum, let greatest = numbers.maximum, let mean = numbers.mean,
      let median = numbers.median
    else { return }
    let isOne = least == greatest
    let range = Words.range("\(least)", to: "\(greatest)")
    let words = unit.map { " " + Words.form(of: $0, isOne ? least : 2) } ?? ""
    let averages =
      ", mean \(FixedNumber.text(mean, digits: 2)), median \(NumberText.text(of: median))"
    text.begin(title, note?(figures) ?? range + words + (isOne ? "" : averages))
    // Wide enough for the labels of some bars.
    let first = chart?.lowerBound ?? (unit == nil ? least : 0)
    let last = max(chart?.upperBound ?? first + 10, greatest)
    let start = min(first, least)
    text.add(ChartOfCounts(numbers, from: start, through: last, step: step).chart(height: height))
  }

  package func write(
    _ figures: Figures,
    _ records: RecordCounts,
    top: Int,
    to json: inout JSONOutput
  ) {
    let numbers = figures[keyPath: path]
    json.section(key) { json in
      json.member("total", numbers.total)
      json.member("minimum", numbers.minimum)
      json.member("mean", numbers.mean)
      json.member("median", numbers.median)
      json.member("maximum", numbers.maximum)
    }
    json.list(list, numbers.entries) { json, entry in
      json.member("number", entry.number)
      json.member("count", entry.count)
    }
  }

  package func write(_ figures: Figures, _ records: RecordCounts, top: Int, to rows: inout [CSVRow])
  {
    rows.add(key, figures[keyPath: path])
  }

  package func read(
    _ game: JSONValue,
    of records: RecordCounts,
    into figures: inout Figures,
    _ reader: inout StatisticsReader
  ) {
    figures[keyPath: path] = reader.histogram(game, list, in: range)
    guard let (name, count) = whole else { return }
    reader.check(game, list, figures[keyPath: path].total, name, is: count(figures, records))
  }
}

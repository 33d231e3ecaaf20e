import GameRecords
import RecordFormats

/// One row of statistics as a table.
package struct CSVRow {
  /// The kind of things that are counted.
  var section: String
  /// The thing within the section.
  var key: String
  /// The count.
  var count: Int
  /// The count in percent.
  var share: Double?
  var minimum: Double?
  package var mean: Double?
  var median: Double?
  package var maximum: Double?
  /// The points in percent: a win counts 1, a tie ½.
  var score: Double?

  package init(
    section: String,
    key: String,
    count: Int,
    share: Double? = nil,
    minimum: Double? = nil,
    mean: Double? = nil,
    median: Double? = nil,
    maximum: Double? = nil,
    score: Double? = nil
  ) {
    (self.section, self.key, self.count, self.share) = (section, key, count, share)
    (self.minimum, self.mean, self.median, self.maximum) = (minimum, mean, median, maximum)
    self.score = score
  }

  /// The names of the columns.
  static let heading = Array(
    "section,key,count,share,minimum,mean,median,maximum,score\r\n".utf8
  )

  /// The row, including its line end.
  var bytes: [UInt8] {
    var line = CSVLine([section])
    line.add(key)
    line.add(Double(count))
    for number in [share, minimum, mean, median, maximum, score] {
      line.add(number.map(FixedNumber.rounded))
    }
    return line.bytes
  }

  /// Returns the row in the section of the same name that a game has.
  func inSections(of game: String) -> CSVRow {
    var row = self
    row.section = "\(game)-\(section)"
    return row
  }
}

extension [CSVRow] {
  /// Adds a row with a count, its share of a whole if there is one, and an optional score.
  mutating func add(
    _ section: String,
    _ key: String,
    _ count: Int,
    of whole: Int = 0,
    score: Double? = nil
  ) {
    let share = whole > 0 ? 100 * Double(count) / Double(whole) : nil
    append(CSVRow(section: section, key: key, count: count, share: share, score: score))
  }

  /// Adds a row about all numbers, then one for each.
  mutating func add(_ section: String, _ numbers: Histogram) {
    append(
      CSVRow(
        section: section,
        key: "all",
        count: numbers.total,
        minimum: numbers.minimum.map(Double.init),
        mean: numbers.mean,
        median: numbers.median,
        maximum: numbers.maximum.map(Double.init)
      )
    )
    for (number, count) in numbers.entries {
      add(section, "\(number)", count, of: numbers.total)
    }
  }
}

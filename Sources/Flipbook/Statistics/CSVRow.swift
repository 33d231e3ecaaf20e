import GameRecords

/// One row of statistics as a table.
struct CSVRow {
  /// The kind of things that are counted.
  var section: String
  /// The thing within the section.
  var key: String
  /// The count.
  var count: Int
  /// The count in percent.
  var share: Double?
  var minimum: Double?
  var mean: Double?
  var median: Double?
  var maximum: Double?
  /// The points in percent: a win counts 1, a tie ½.
  var score: Double?

  /// The names of the columns.
  static let heading = Array(
    "section,key,count,share,minimum,mean,median,maximum,score\r\n".utf8
  )

  /// The row, including its line end.
  var bytes: [UInt8] {
    let numbers = [
      share, minimum, mean, median, maximum, score,
    ].map { $0.map { NumberText.text(of: FixedNumber.rounded($0)) } ?? "" }
    let fields = [section, Self.field(key), "\(count)"] + numbers
    return Array((fields.joined(separator: ",") + "\r\n").utf8)
  }

  /// Returns the row in the section of the same name that a game has.
  func inSections(of game: String) -> CSVRow {
    var row = self
    row.section = "\(game)-\(section)"
    return row
  }

  /// Returns a text as a field, in quotation marks if needed.
  private static func field(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// Returns untrusted text that no spreadsheet reads as a formula and no terminal as a command.
  ///
  /// A formula gets an apostrophe, and one more if it had some, so that no two texts become the same.
  static func inert(_ text: String) -> String {
    let safe = DisplayText.escape(text)
    let start = safe.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "'" }
    guard let start, "=+-@＝＋－＠".unicodeScalars.contains(start) else { return safe }
    return "'" + safe
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

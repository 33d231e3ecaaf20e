import GameRecords

/// One row of statistics as a table.
struct CSVRow {
  /// What is counted.
  var section: String
  /// Which of these.
  var key: String
  /// How many.
  var count: Int
  /// How many in percent.
  var share: Double?
  var minimum: Int?
  var mean: Double?
  var median: Double?
  var maximum: Int?
  /// Points in percent: a game won counts 1, a tie ½.
  var score: Double?

  /// The names of the columns.
  static let heading = Array(
    "section,key,count,share,minimum,mean,median,maximum,score\r\n".utf8
  )

  /// The row with its line end.
  var bytes: [UInt8] {
    let numbers = [
      share, minimum.map(Double.init), mean, median, maximum.map(Double.init), score,
    ].map { $0.map { NumberText.text(of: FixedNumber.rounded($0)) } ?? "" }
    let fields = [section, Self.field(key), "\(count)"] + numbers
    return Array((fields.joined(separator: ",") + "\r\n").utf8)
  }

  /// A text as a field, in quotation marks where it needs them.
  private static func field(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// A text of others that no spreadsheet takes for a formula and no terminal for a command.
  static func inert(_ text: String) -> String {
    let safe = DisplayText.escape(text)
    let start = safe.unicodeScalars.first { !$0.properties.isWhitespace }
    guard let start, "=+-@＝＋－＠".unicodeScalars.contains(start) else { return safe }
    return "'" + safe
  }
}

extension [CSVRow] {
  /// Adds a row with a number, and with its share of a whole and a score if there are any.
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
}

import GameRecords
import RecordValidation

/// Statistics for people: tables and small charts in lines of at most 80 columns.
///
/// In each row of a table the number comes first, so that the label may have any length.
struct StatisticsText {
  let statistics: GameStatistics
  let top: Int
  let style: TerminalStyle
  private(set) var lines: [String] = []

  /// The number of columns before the label of a row with a score.
  private static let indentation = 31
  /// The width of the label of a row with a score.
  static let labelWidth = 80 - indentation

  /// Returns the text of some statistics.
  /// - Parameters:
  ///   - statistics: the statistics.
  ///   - top: the number of openings and players to list.
  ///   - usesColour: whether the text may use terminal colours.
  /// - Returns: lines that each end with a line feed.
  static func text(_ statistics: GameStatistics, top: Int, usesColour: Bool) -> String {
    var text = StatisticsText(
      statistics: statistics,
      top: top,
      style: TerminalStyle(usesColour: usesColour)
    )
    text.addRecords()
    if statistics.records.games > 0 {
      text.addMoves()
      text.addLengths()
      text.addResults()
      text.addMargins()
      text.addFirstMoves()
      text.addOpenings()
      text.addFlips()
      text.addPlayers()
    }
    return text.lines.joined(separator: "\n") + "\n"
  }

  private init(statistics: GameStatistics, top: Int, style: TerminalStyle) {
    self.statistics = statistics
    self.top = top
    self.style = style
  }

  /// Begins a table or a chart.
  mutating func begin(_ title: String, _ note: String = "") {
    if !lines.isEmpty { lines.append("") }
    lines.append(style.bold(title) + (note.isEmpty ? "" : ", " + note))
  }

  /// Adds a row: a number, its share of a whole if there is one, and a label.
  mutating func row(_ count: Int, of whole: Int = 0, _ label: String) {
    let share = FixedNumber.share(count, of: whole)
    lines.append(Words.count(count).leading(11) + style.dim(share.leading(9)) + "  " + label)
  }

  /// Adds a row unless its number is zero.
  mutating func rowIfAny(_ count: Int, of whole: Int = 0, _ label: String) {
    if count > 0 { row(count, of: whole, label) }
  }

  /// Adds a row with a score, whose label may continue on more lines.
  mutating func row(_ games: Int, score: Double?, _ label: [String]) {
    let score = score.map { FixedNumber.text($0, digits: 1) + " %" } ?? "-"
    let share = FixedNumber.share(games, of: statistics.records.games)
    lines.append(
      Words.count(games).leading(11) + style.dim(share.leading(9)) + score.leading(9) + "  "
        + (label.first ?? "")
    )
    lines += label.dropFirst().map { String(repeating: " ", count: Self.indentation) + $0 }
  }

  /// Adds the headings of rows with a score.
  mutating func columns(score: String, _ label: String) {
    let headings = "games".leading(11) + "share".leading(9) + score.leading(9)
    lines.append(style.dim(headings + "  " + label))
  }

  /// Adds a chart.
  mutating func add(_ chart: BarChart) { lines += chart.lines(style) }
}

extension Words {
  /// Returns the singular of a word for 1, and otherwise its plural.
  static func form(of word: String, _ number: Int) -> String { number == 1 ? word : word + "s" }
}

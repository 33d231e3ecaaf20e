import GameRecords
import RecordValidation

/// Statistics for people: tables and small charts in lines of at most 80 columns.
///
/// In each row of a table the number comes first, so that what it counts may be of any length.
struct StatisticsText {
  let statistics: GameStatistics
  let top: Int
  let style: TerminalStyle
  private(set) var lines: [String] = []

  /// The columns before what a row counts, without and with a score.
  private static let indentation = 31
  /// The columns of what a row with a score counts.
  static let labelWidth = 80 - indentation

  /// The text of some statistics.
  /// - Parameters:
  ///   - statistics: what was counted.
  ///   - top: how many openings and players to list.
  ///   - usesColour: whether a terminal's colours may be used.
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

  /// Adds a row: a number, its share of a whole if there is one, and what it counts.
  mutating func row(_ count: Int, of whole: Int = 0, _ label: String) {
    let share = FixedNumber.share(count, of: whole)
    lines.append(Words.count(count).leading(11) + style.dim(share.leading(9)) + "  " + label)
  }

  /// Adds a row unless there is nothing to count.
  mutating func rowIfAny(_ count: Int, of whole: Int = 0, _ label: String) {
    if count > 0 { row(count, of: whole, label) }
  }

  /// Adds a row with a score too, whose label may continue below it.
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
  /// The plural of a word unless there is one of it.
  static func form(of word: String, _ number: Int) -> String { number == 1 ? word : word + "s" }
}

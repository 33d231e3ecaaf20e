package import GameRecords

/// Statistics for people: tables and small charts in lines of at most 80 columns.
///
/// In each row of a table the number comes first, so that the label may have any length.
package struct StatisticsText {
  let top: Int
  private let style: TerminalStyle
  package private(set) var lines: [String] = []

  /// The number of columns before the label of a row with a score.
  private static let indentation = 31
  /// The width of the label of a row with a score.
  static let labelWidth = 80 - indentation

  /// Returns the text of some statistics.
  /// - Parameters:
  ///   - statistics: the statistics.
  ///   - top: the number of openings and names to list.
  ///   - usesColour: whether the text may use terminal colours.
  /// - Returns: lines that each end with a line feed.
  static func text(_ statistics: GameStatistics, top: Int, usesColour: Bool) -> String {
    var text = StatisticsText(top: top, style: TerminalStyle(usesColour: usesColour))
    text.add(statistics)
    return text.lines.joined(separator: "\n") + "\n"
  }

  /// Creates an empty text.
  package init(top: Int, style: TerminalStyle) {
    self.top = top
    self.style = style
  }

  /// Adds what is counted of each game, after the numbers of their records if there are several.
  private mutating func add(_ statistics: GameStatistics) {
    let files = statistics.files
    let records = statistics.records
    let games = statistics.shownGames
    begin("Records", "in \(Words.count(files)) \(Words.form(of: "file", files))")
    row(records.total, Words.form(of: "record", records.total))
    if let game = games.first, games.count == 1 {
      addRecords(of: game, records)
      addUnreadable(statistics)
      game.show(in: &self)
      return
    }
    for game in games { row(game.records.total, of: records.total, "of \(game.name)") }
    rowIfAny(records.unreadable, of: records.total, "unreadable")
    addUnreadable(statistics)
    for game in games {
      let title = game.name.title
      begin(title.prefix(1).uppercased() + title.dropFirst())
      row(game.records.total, Words.form(of: "record", game.records.total))
      addRecords(of: game, game.records)
      game.show(in: &self)
    }
  }

  /// Adds rows about records that are all of one game or unreadable.
  private mutating func addRecords(of game: some CountedGame, _ records: RecordCounts) {
    row(records.games, of: records.total, Words.form(of: "game", records.games))
    rowIfAny(records.positions, of: records.total, "without moves")
    rowIfAny(records.unreadable, of: records.total, "unreadable")
    rowIfAny(
      records.damaged,
      of: records.total,
      "with errors, counted as far as they were read"
    )
    rowIfAny(
      records.illegal,
      of: records.total,
      "with illegal moves, counted as far as they are legal"
    )
    for (size, count) in game.boards {
      row(count, of: records.total, "on \(size.width)×\(size.height)")
    }
  }

  private mutating func addUnreadable(_ statistics: GameStatistics) {
    let inputs = statistics.unreadableFiles
    rowIfAny(inputs, Words.form(of: "input", inputs) + " that could not be read")
  }

  /// Adds lines as they are.
  package mutating func add(_ lines: [String]) { self.lines += lines }

  /// Begins a table or a chart.
  package mutating func begin(_ title: String, _ note: String = "") {
    if !lines.isEmpty { lines.append("") }
    lines.append(style.bold(title) + (note.isEmpty ? "" : ", " + note))
  }

  /// Adds a row: a number, its share of a whole if there is one, and a label.
  mutating func row(_ count: Int, of whole: Int = 0, _ label: String) {
    let share = FixedNumber.share(count, of: whole)
    lines.append(Words.count(count).leading(11) + style.dim(share.leading(9)) + "  " + label)
  }

  /// Adds a row unless its number is zero.
  package mutating func rowIfAny(_ count: Int, of whole: Int = 0, _ label: String) {
    if count > 0 { row(count, of: whole, label) }
  }

  /// Adds a row with a score, if there is one and known or not, whose label may continue on more
  /// lines.
  package mutating func row(_ games: Int, of whole: Int, score: Double??, _ label: [String]) {
    let score = score.map { $0.map { FixedNumber.text($0, digits: 1) + " %" } ?? "-" } ?? ""
    let share = FixedNumber.share(games, of: whole)
    lines.append(
      Words.count(games).leading(11) + style.dim(share.leading(9)) + score.leading(9) + "  "
        + (label.first ?? "")
    )
    lines += label.dropFirst().map { String(repeating: " ", count: Self.indentation) + $0 }
  }

  /// Adds the headings of rows with a score.
  package mutating func columns(score: String, _ label: String) {
    let headings = "games".leading(11) + "share".leading(9) + score.leading(9)
    lines.append(style.dim(headings + "  " + label))
  }

  /// Adds a chart.
  package mutating func add(_ chart: BarChart) { add(chart.lines(style)) }
}

extension Words {
  /// Returns the singular of a word for 1, and otherwise its plural; other words may follow it.
  package static func form(of word: String, _ number: Int) -> String {
    guard number != 1 else { return word }
    let end = word.firstIndex(of: " ") ?? word.endIndex
    return word[..<end] + "s" + word[end...]
  }
}

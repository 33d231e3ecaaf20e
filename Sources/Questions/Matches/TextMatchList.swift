import GameRecords

/// A table of records for people.
///
/// The first rows decide how wide the columns are, so that the table need not wait for the last one.
package struct TextMatchList: MatchList {
  package let columns: RecordColumns
  /// The columns of the terminal; `nil` if the table may be as wide as it is.
  private let width: Int?
  private let style: TerminalStyle
  private var waiting: [[String]] = []
  private var widths: [Int]?

  /// The number of rows that decide.
  private static let sample = 500

  /// Creates a table.
  package init(width: Int?, usesColour: Bool, _ context: QueryContext) throws(ColumnError) {
    columns = try RecordColumns(
      ["dark", "light", "player", "date", "score", "winner", "opening", "file", "record"],
      context
    )
    self.width = width
    style = TerminalStyle(usesColour: usesColour)
  }

  package mutating func add(_ records: [MatchedRecord]) -> [UInt8] {
    let rows = records.map(Self.cells)
    if let widths { return lines(of: rows, widths) }
    waiting += rows
    return waiting.count < Self.sample ? [] : begin()
  }

  package mutating func end() -> [UInt8] { widths == nil && !waiting.isEmpty ? begin() : [] }

  /// The headings of the cells of a row.
  private static let headings = ["players", "date", "result", "opening", "ply", "record"]

  /// The cells that are cut until the table fits, one after the other, by their indices, each with
  /// the least number of columns that it keeps; 0 leaves it out.
  private static let cuts = [
    (players, 15), (opening, 8), (place, 16), (opening, 0), (date, 0), (players, 8), (place, 8),
    (ply, 0), (result, 0), (players, 0), (place, 1),
  ]
  private static let (players, date, result, opening, ply, place) = (0, 1, 2, 3, 4, 5)

  private static func cells(of record: MatchedRecord) -> [String] {
    let texts = record.values.map { $0?.description }
    let (dark, light, player) = (texts[0], texts[1], texts[2])
    let players =
      dark == nil && light == nil
      ? player ?? "" : [dark, light].map { $0 ?? "?" }.joined(separator: " – ")
    return [
      DisplayText.escape(players),
      // The time of day would take the room of the names.
      String((texts[3] ?? "").prefix { $0 != "T" }),
      texts[4] ?? texts[5] ?? "",
      texts[6] ?? "",
      record.ply.map { "\($0)" } ?? "",
      DisplayText.escape(texts[7] ?? "") + ":" + (texts[8] ?? ""),
    ]
  }

  /// Returns the heading and the first rows.
  private mutating func begin() -> [UInt8] {
    var widths = Self.headings.indices.map { index in
      waiting.map { TerminalWidth.columns(of: $0[index]) }.max() ?? 0
    }
    for index in widths.indices where widths[index] > 0 {
      widths[index] = max(widths[index], Self.headings[index].count)
    }
    if let width { widths = Self.fit(widths, into: width) }
    self.widths = widths
    let rows = waiting
    waiting = []
    let heading = style.dim(line(of: Self.headings, widths)) + "\n"
    return Array(heading.utf8) + lines(of: rows, widths)
  }

  /// Returns the widths of the columns with all or parts of their cells in a terminal.
  private static func fit(_ widths: [Int], into width: Int) -> [Int] {
    func room(beside widths: [Int]) -> Int {
      let shown = widths.filter { $0 > 0 }
      return width - shown.reduce(2 * (shown.count - 1), +)
    }
    var fitted = widths
    for (index, least) in cuts {
      let excess = -room(beside: fitted)
      guard excess > 0 else { break }
      fitted[index] = min(fitted[index], least == 0 ? 0 : max(least, fitted[index] - excess))
    }
    // Where a column was left out, others need not be cut as much.
    for index in [place, players] where fitted[index] > 0 {
      fitted[index] = min(widths[index], fitted[index] + room(beside: fitted))
    }
    return fitted
  }

  private func lines(of rows: [[String]], _ widths: [Int]) -> [UInt8] {
    rows.flatMap { Array((line(of: $0, widths) + "\n").utf8) }
  }

  /// Returns cells side by side, without columns that are always empty or left out.
  private func line(of cells: [String], _ widths: [Int]) -> String {
    let shown = cells.indices.filter { widths[$0] > 0 }
    return shown.map { index in
      let isLast = index == shown.last
      var cell = cells[index]
      if width != nil {
        // The end of a path says more than its beginning.
        cell = DisplayText.fitting(
          cell,
          columns: widths[index],
          keepsEnd: index == Self.place
        )
      }
      let gap = max(0, widths[index] - TerminalWidth.columns(of: cell))
      return cell + String(repeating: " ", count: isLast ? 0 : gap)
    }
    .joined(separator: "  ")
  }
}

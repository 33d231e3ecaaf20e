public import GameRecords
import RecordStreams

/// The format `csv`: a table for spreadsheets and databases, which is only written.
///
/// RFC 4180 with a heading: commas between fields, quotation marks where needed, and CRLF. A text from a
/// file that a spreadsheet would read as a formula begins with an apostrophe.
public struct CSVFormat: RecordFormat {
  /// The games whose records can be rows; made later, because formats are part of it.
  let context: @Sendable () -> QueryContext

  /// Creates the format for the records of some games.
  package init(_ context: @escaping @Sendable () -> QueryContext) { self.context = context }

  /// The name of the format.
  public var name: String { "csv" }
  /// What the format is.
  public var title: String { "table for spreadsheets and SQL" }
  /// The usual extension.
  public var fileExtensions: [String] { ["csv"] }
  /// Records of all games.
  public var record: (any GameRecord.Type)? { nil }
  /// A table has any number of rows.
  public var storesMany: Bool { true }
  /// Only written.
  public var isTable: Bool { true }
  /// No rules, since nothing is read.
  public var rules: [Rule] { [] }

  /// The facts that the usual columns show.
  public var stores: FactSet {
    FactSet([
      .id, .event, .site, .round, .date, .names, .ratings, .start, .moves, .passes, .score, .margin,
      .winner, .ending,
    ])
  }

  /// The names of the columns that a table has by default.
  static func usualColumns(_ rows: TableLayout.Rows) -> [String] {
    switch rows {
    case .records:
      [
        "file", "record", "id", "event", "site", "round", "date", "player", "rating", "dark",
        "light", "dark-rating", "light-rating", "score", "winner", "margin", "ending", "length",
        "opening", "start-position", "moves",
      ]
    case .moves:
      [
        "file", "record", "ply", "side", "move", "flips", "dark-disks", "light-disks", "empties",
        "mobility", "time", "evaluation", "comment",
      ]
    }
  }

  /// A table is not recognised, because it cannot be read.
  public func recognise(_ head: InputHead) -> Recognition? { nil }

  /// Explains that a table that flipbook has written cannot be read.
  public func absence(in head: InputHead) -> FindingDraft? {
    let heading = head.text.prefix { (0x61...0x7A).contains($0) || "-,".utf8.contains($0) }
    // No file of another kind has only such letters before its first carriage return.
    guard head.text.dropFirst(heading.count).first ?? 0x0D == 0x0D else { return nil }
    let names = String(decoding: heading, as: UTF8.self).split(separator: ",")
    let known = Set(RecordColumns.known(context(), .moves))
    guard names.count > 1, names.allSatisfy({ known.contains(String($0)) }) else { return nil }
    return FindingDraft(.unknownFormat, Self.absence, help: Self.help, at: 0..<0)
  }

  fileprivate static let absence = "a table in csv cannot be read back"
  fileprivate static let help =
    "read the files that it was made of; with the column moves, it would be read as table"

  /// A reader that only explains that there is none.
  public func makeReader(source: String, _ options: ReadingOptions) -> any RecordReader {
    TableReader(source: SourceText(name: source, bytes: [], start: .start))
  }

  /// A writer of a table; `nil` if it has a column that no record has.
  public func makeWriter(_ options: WritingOptions) -> (any RecordWriter)? {
    let layout = options.table
    let names = layout.columns ?? Self.usualColumns(layout.rows)
    guard let columns = try? RecordColumns(names, rows: layout.rows, context()) else { return nil }
    // Who chooses columns, or rows of moves, knows what they leave out.
    let isUsual = layout.columns == nil && layout.rows == .records
    return CSVWriter(columns, keeping: isUsual ? stores : nil)
  }
}

/// Explains that a table cannot be read.
private struct TableReader: RecordReader {
  let source: SourceText

  func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl { .proceed }

  func finish(to receive: RecordReceiver) -> ReadingControl {
    let finding = Finding(
      .unknownFormat,
      CSVFormat.absence,
      help: CSVFormat.help,
      at: source.place(of: 0..<0)
    )
    return receive(RecordSlice(ParsedRecord(findings: [finding], source: source)))
  }
}

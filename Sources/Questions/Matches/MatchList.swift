import GameRecords
import RecordFormats
package import RecordStreams

/// One record that matches a query, as the row of a table.
package struct MatchedRecord: Sendable {
  /// The values of the columns.
  let values: [ColumnValue?]
  /// The number of moves after which the game is at a position of the query, if it asks for one.
  let ply: Int?
  /// What the list is sorted by, if it is.
  package let sortKey: SortKey?

  package init(_ values: [ColumnValue?], _ match: QueryMatch, _ sortKey: SortKey?) {
    self.values = values
    self.sortKey = sortKey
    ply = match.ply
  }
}

/// Writes a list of the records that match a query, some after the others.
package protocol MatchList: Sendable {
  /// The columns of the list.
  var columns: RecordColumns { get }
  /// Adds records, and returns the bytes that can be written.
  mutating func add(_ records: [MatchedRecord]) -> [UInt8]
  /// Ends the list, and returns the last bytes.
  mutating func end() -> [UInt8]
}

extension MatchForm {
  /// The JSON Schema of a list in JSON.
  package static var schema: [UInt8] { PackageResources.matches_schema_json }

  /// Makes a list in this format.
  /// - Parameters:
  ///   - columns: the fields to list for programs; people get a table of its own.
  ///   - width: the columns of the terminal; `nil` if a table may be as wide as it is.
  ///   - usesColour: whether a table may use terminal colours.
  ///   - context: the games of the records.
  /// - Returns: an empty list.
  /// - Throws: an error about a column that does not exist.
  package func list(
    of columns: [String],
    width: Int?,
    usesColour: Bool,
    _ context: QueryContext
  ) throws(ColumnError) -> any MatchList {
    func chosen() throws(ColumnError) -> RecordColumns { try RecordColumns(columns, context) }
    return switch self {
    case .text: try TextMatchList(width: width, usesColour: usesColour, context)
    case .json: JSONMatchList(columns: try chosen(), isDocument: true)
    case .jsonl: JSONMatchList(columns: try chosen(), isDocument: false)
    case .csv: CSVMatchList(columns: try chosen())
    }
  }

  /// The names of the columns that lists for programs have by default.
  package static let usualColumns = [
    "file", "record", "id", "event", "round", "date", "player", "dark", "light", "score", "winner",
    "margin", "length", "opening",
  ]
}

/// Objects in JSON, all in one document or one on each line.
private struct JSONMatchList: MatchList {
  let columns: RecordColumns
  let isDocument: Bool
  private let names: [String]
  private var count = 0

  init(columns: RecordColumns, isDocument: Bool) {
    self.columns = columns
    self.isDocument = isDocument
    names = columns.names.map(JSONOutput.memberName)
  }

  mutating func add(_ records: [MatchedRecord]) -> [UInt8] {
    var bytes: [UInt8] = []
    for record in records {
      if isDocument { bytes += (count == 0 ? Self.beginning + "\n    " : ",\n    ").utf8 }
      count += 1
      append(record, to: &bytes)
      if !isDocument { bytes.append(UInt8(ascii: "\n")) }
    }
    return bytes
  }

  private static let beginning = "{\n  \"flipbook\": 1,\n  \"matches\": ["

  private func append(_ record: MatchedRecord, to bytes: inout [UInt8]) {
    var json = JSONOutput(appendingTo: bytes, isCompact: !isDocument, isInert: true)
    json.object { json in
      for (name, value) in zip(names, record.values) {
        switch value {
        case nil: break
        case .text(let text): json.member(name, text)
        case .date(let date): json.member(name, date.description)
        case .flag(let isTrue): json.member(name, isTrue)
        case .number(let number):
          json.key(name)
          json.number(number)
        }
      }
      json.member("ply", record.ply)
    }
    bytes = json.bytes
  }

  func end() -> [UInt8] {
    guard isDocument else { return [] }
    let start = count == 0 ? Self.beginning : "\n  "
    return Array((start + "]\n}\n").utf8)
  }
}

/// A table in CSV with a heading.
private struct CSVMatchList: MatchList {
  let columns: RecordColumns
  private var hasBegun = false

  init(columns: RecordColumns) { self.columns = columns }

  mutating func add(_ records: [MatchedRecord]) -> [UInt8] {
    records.reduce(into: heading()) { bytes, record in
      var line = CSVLine()
      for value in record.values { line.add(value) }
      line.add(record.ply.map(Double.init))
      bytes += line.bytes
    }
  }

  mutating func end() -> [UInt8] { heading() }

  private mutating func heading() -> [UInt8] {
    defer { hasBegun = true }
    return hasBegun ? [] : CSVLine(columns.names + ["ply"]).bytes
  }
}

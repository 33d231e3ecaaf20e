import GameRecords
import RecordFormats

/// The table of a game, for code that does not know the type of its records.
protocol XMLTable: Sendable {
  var game: GameName { get }

  /// Reads the record that a tree holds.
  /// - Parameters:
  ///   - tree: the elements.
  ///   - start: the offset that places of the record are counted from.
  ///   - isRoot: whether the record is the whole document.
  /// - Returns: the record and what is wrong in it.
  func read(_ tree: XMLRecordTree, from start: Int, isRoot: Bool) -> XMLTableReading

  /// Appends a record after `<` and the name of its element.
  func write(
    _ record: some GameRecord,
    indent: String,
    to output: inout [UInt8]
  ) throws(WritingError)
}

/// What was read with a table.
struct XMLTableReading {
  /// Creates the record as read, unless it cannot be used.
  let parsed: (_ number: Int, SourceText) -> ParsedRecord
  let problems: [XMLTableProblem]
}

/// What is wrong in a record of another game.
struct XMLTableProblem {
  let rule: Rule
  let message: String
  var help: String?
  let place: Range<Int>
  var ply: Int?
}

/// A table of `RecordFormats` as a table of XML.
struct TableOfXML<Table: GameTable>: XMLTable {
  let table: Table

  var game: GameName { table.game }

  func read(_ tree: XMLRecordTree, from start: Int, isRoot: Bool) -> XMLTableReading {
    var reader = XMLTableReader(tree, start: start)
    var record = Table.Record()
    reader.readRecord(table.shape, into: &record, isRoot: isRoot)
    record.origin = reader.origin
    let (isUsable, problems) = (reader.isUsable, reader.problems)
    return XMLTableReading(
      parsed: { [record] number, text in
        isUsable
          ? ParsedRecord(number: number, record: record, source: text)
          : ParsedRecord(number: number, source: text)
      },
      problems: problems
    )
  }

  func write(
    _ record: some GameRecord,
    indent: String,
    to output: inout [UInt8]
  ) throws(WritingError) {
    guard let record = record as? Table.Record else { return }
    var writer = XMLTableWriter(output, indent: indent)
    output = []
    defer { output = writer.output }
    try writer.writeRecord(record, table.shape)
  }
}

extension GameTable {
  /// The table of XML.
  var xml: any XMLTable { TableOfXML(table: self) }
}

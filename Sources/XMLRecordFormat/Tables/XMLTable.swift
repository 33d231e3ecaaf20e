import GameRecords
import RecordFormats

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

extension GameTable {
  /// Reads the record that a tree holds.
  /// - Parameters:
  ///   - tree: the elements.
  ///   - start: the offset that places of the record are counted from.
  ///   - isRoot: whether the record is the whole document.
  /// - Returns: the record and what is wrong in it.
  func read(_ tree: XMLRecordTree, from start: Int, isRoot: Bool) -> XMLTableReading {
    var reader = XMLTableReader(tree, start: start)
    var record = Record()
    reader.readRecord(shape, into: &record, isRoot: isRoot)
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

  /// Appends a record after `<` and the name of its element.
  func write(
    _ record: some GameRecord,
    indent: String,
    to output: inout [UInt8]
  ) throws(WritingError) {
    guard let record = record as? Record else { return }
    var writer = XMLTableWriter(output, indent: indent)
    output = []
    defer { output = writer.output }
    try writer.writeRecord(record, shape)
  }
}

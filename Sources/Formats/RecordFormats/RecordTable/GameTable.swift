package import GameRecords

/// The table of the facts of one game's records, from which JSON and XML are made.
///
/// A new fact needs a row, a property in the model, and a description in both schemas,
/// `game-record.schema.json` and `game-record.xsd`, which say what each field means.
package protocol GameTable: Sendable {
  /// The type of the records.
  associatedtype Record: GameRecord

  /// The facts of a record, in the order in which they are written.
  var table: ObjectTable { get }

  /// The evidence for a record of the game in an object that does not name its game.
  func evidence(in object: JSONValue) -> String?

  /// Checks that readers accept a record, which is true for every one that was read, but maybe not for one made
  /// by a program. Single values are checked where they are written.
  /// - Parameters:
  ///   - record: the record.
  ///   - depth: how deep lists of lines of play can be nested in it.
  /// - Throws: what they would not accept.
  func check(_ record: Record, depth: Int) throws(WritingError)

  /// Reads a record.
  /// - Parameters:
  ///   - number: its number in the input.
  ///   - format: the name of the format.
  ///   - source: its text.
  ///   - read: reads it into a draft; returns `nil` if there is none of this game.
  /// - Returns: the record with its findings; `nil` if there is none of this game.
  func parsed(
    number: Int,
    format: String,
    source: SourceText,
    _ read: (ObjectPointer) -> RecordReading?
  ) -> ParsedRecord?

  /// Writes a record of the game, which is never copied as a whole.
  func write(
    _ record: UnsafeRawPointer,
    depth: Int,
    _ write: (ObjectPointer, ObjectTable) throws(WritingError) -> Void
  ) throws(WritingError)
}

/// How a record was read.
package struct RecordReading {
  /// Whether the start position and at least the first moves could be read.
  package let isUsable: Bool
  package let findings: [Finding]
  package let parts: [(part: RecordPart, range: SourceRange)]

  package init(
    isUsable: Bool,
    findings: [Finding] = [],
    parts: [(part: RecordPart, range: SourceRange)]
  ) {
    self.isUsable = isUsable
    self.findings = findings
    self.parts = parts
  }
}

extension GameTable {
  package var game: GameName { Record.game }

  /// Whether the records of the game have a type.
  fileprivate func isOf(_ type: any GameRecord.Type) -> Bool { Record.self == type }

  package func hasOnlyKnownKeys(_ object: JSONValue) -> Bool {
    Set(table.fields.map { "\($0.name)" }).isSuperset(of: object.keys)
  }
}

extension [any GameTable] {
  /// Writes a record by the table of its game.
  /// - Parameters:
  ///   - record: the record.
  ///   - depth: how deep lists of lines of play can be nested in it.
  ///   - write: writes an object by its table.
  /// - Throws: why the record cannot be written.
  package func write<Record: GameRecord>(
    _ record: borrowing Record,
    depth: Int,
    _ write: (ObjectPointer, ObjectTable) throws(WritingError) -> Void
  ) throws(WritingError) {
    guard let table = first(where: { $0.isOf(Record.self) }) else {
      throw WritingError("there is no table of facts for \(Record.game)")
    }
    try withUnsafePointer(to: record) { record throws(WritingError) in
      try table.write(UnsafeRawPointer(record), depth: depth, write)
    }
  }
}

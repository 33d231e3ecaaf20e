package import GameRecords
package import RecordFormats

/// A table of facts that is read and written by way of a draft.
package protocol DraftedTable: GameTable where Record == Draft.Record {
  /// A record as it is read and written.
  associatedtype Draft: RecordDraft
}

/// A record that is being read or written, with what is known only meanwhile.
package protocol RecordDraft: Sendable {
  associatedtype Record: GameRecord

  /// A record of which nothing is known.
  init()
  /// A record to write.
  init(_ record: borrowing Record)

  /// The record, in place.
  var facts: Record { get set }
  /// Puts the moves that were read into the record.
  /// - Returns: their places.
  mutating func complete() -> [SourceRange]
}

extension DraftedTable {
  package func check(_ record: Record, depth: Int) throws(WritingError) {}

  /// All keys that a record needs, and no others.
  package func evidence(in object: JSONValue) -> String? {
    let needed = table.fields.filter(\.isRequired).map { "\($0.name)" }
    guard needed.allSatisfy(object.has), hasOnlyKnownKeys(object) else { return nil }
    return "only keys of a record of \(game)"
  }

  package func parsed(
    number: Int,
    format: String,
    source: SourceText,
    _ read: (ObjectPointer) -> RecordReading?
  ) -> ParsedRecord? {
    var draft = Draft()
    let reading = withUnsafeMutablePointer(to: &draft) { read(ObjectPointer($0)) }
    guard let reading else { return nil }
    guard reading.isUsable else {
      return ParsedRecord(number: number, findings: reading.findings, source: source)
    }
    let places = MovePlaces(draft.complete())
    draft.facts.origin = Origin(format: format, moves: places, parts: reading.parts)
    return ParsedRecord(
      number: number,
      taking: &draft.facts,
      findings: reading.findings,
      source: source
    )
  }

  package func write(
    _ record: UnsafeRawPointer,
    depth: Int,
    _ write: (ObjectPointer, ObjectTable) throws(WritingError) -> Void
  ) throws(WritingError) {
    let record = record.assumingMemoryBound(to: Record.self)
    try check(record.pointee, depth: depth)
    var draft = Draft(record.pointee)
    var failure: WritingError?
    withUnsafeMutablePointer(to: &draft) { pointer in
      do throws(WritingError) {
        try write(ObjectPointer(pointer), table)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}

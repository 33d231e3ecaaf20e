package import GameRecords

/// The table of the facts of one game's records, from which JSON and XML are made.
///
/// A new fact needs a row, a property in the model, and a description in both schemas,
/// `game-record.schema.json` and `game-record.xsd`, which say what each field means.
package protocol GameTable: Sendable {
  /// A record as it is read and written.
  associatedtype Draft: RecordDraft

  /// The facts of a record, in the order in which they are written.
  var table: ObjectTable { get }

  /// The evidence for a record of the game in an object that does not name its game.
  func evidence(in object: JSONShape) -> String?

  /// Checks that readers accept a record, which is true for every one that was read, but maybe not for one made
  /// by a program. Single values are checked where they are written.
  /// - Parameters:
  ///   - record: the record.
  ///   - depth: how deep lists of lines of play can be nested in it.
  /// - Throws: what they would not accept.
  func check(_ record: Draft.Record, depth: Int) throws(WritingError)

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
  package var game: GameName { Draft.Record.game }

  /// Whether the records of the game have a type.
  fileprivate func isOf(_ type: any GameRecord.Type) -> Bool { Draft.Record.self == type }

  package func check(_ record: Draft.Record, depth: Int) throws(WritingError) {}

  /// All keys that a record needs, and no others.
  package func evidence(in object: JSONShape) -> String? {
    let needed = table.fields.filter(\.isRequired).map { "\($0.name)" }
    guard needed.allSatisfy(object.has), hasOnlyKnownKeys(object) else { return nil }
    return "only keys of a record of \(game)"
  }

  package func hasOnlyKnownKeys(_ object: JSONShape) -> Bool {
    Set(table.fields.map { "\($0.name)" }).isSuperset(of: object.keys)
  }

  // A requirement all the same, because each game then gets code of its own for it.
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
    let record = record.assumingMemoryBound(to: Draft.Record.self)
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
    var failure: WritingError?
    withUnsafePointer(to: record) { record in
      do throws(WritingError) {
        try table.write(UnsafeRawPointer(record), depth: depth, write)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}

// The rows that the tables of all games have around their own.
extension Row where Object: RecordDraft {
  /// The facts before those of the game itself.
  @inline(__always)
  package static func opening(namesGame: Bool) -> [Row] {
    [
      .fixed("flipbook", .version, .whole(1), place: .attribute("version")),
      .fixed(
        "game",
        .game,
        namesGame ? .text(Object.Record.game.name) : nil,
        isRequired: namesGame
      ),
      .text("id", part: .id, get: { $0.facts.id }) { $0.facts.id = $1 },
      .text("event", part: .event, place: .element, get: { $0.facts.event }) {
        $0.facts.event = $1
      },
      .text("site", part: .site, place: .element, get: { $0.facts.site }) { $0.facts.site = $1 },
      .text("round", part: .round, place: .element, get: { $0.facts.round }) {
        $0.facts.round = $1
      },
      .value(
        "date",
        .date,
        part: .date,
        place: .element,
        get: { $0.facts.date.map(FieldValue.date) }
      ) { draft, value, _ in
        if case .date(let date) = value { draft.facts.date = date }
      },
    ]
  }

  /// The facts after those of the game itself.
  @inline(__always)
  package static var closing: [Row] {
    [
      .text("comment", place: .element, get: { $0.facts.comment }) { $0.facts.comment = $1 },
      .list(
        "tags",
        Tag.table,
        PartTable.List(limit: Limits.tags, hasElement: false, part: RecordPart.tag),
        make: { Tag(name: "", value: "") },
        get: { $0.facts.tags }
      ) { $0.facts.tags.add($1) },
      .fixed("$schema", .schema),
    ]
  }
}

extension Tag {
  /// A fact without a field of its own.
  fileprivate static let table = ObjectTable(
    ObjectWords("tag", phrase: "an object (a tag)"),
    [
      Row<Tag>.value("name", .name, isRequired: true, get: { .text($0.name) }) { tag, value, _ in
        tag.name = value.text() ?? ""
      },
      .value("value", .text, place: .text, isRequired: true, get: { .text($0.value) }) {
        tag,
        value,
        _ in
        tag.value = value.text() ?? ""
      },
    ]
  )
}

/// A record, or none, with its text: what copies of a ``ParsedRecord`` share.
///
/// Unchecked, since a class with subclasses cannot be checked; everything in it is constant.
@usableFromInline
package class RecordContent: @unchecked Sendable {
  @usableFromInline package let source: SourceText
  /// The type of the record, if there is one; comparing it costs far less than a cast.
  @usableFromInline package let recordType: ObjectIdentifier?

  @usableFromInline
  init(_ source: SourceText, recordType: ObjectIdentifier? = nil) {
    self.source = source
    self.recordType = recordType
  }

  @inlinable
  static func of<Record: GameRecord>(
    _ record: consuming Record?,
    _ source: SourceText
  ) -> RecordContent {
    switch consume record {
    case .some(let record): GameContent(record, source)
    case nil: RecordContent(source)
    }
  }

  /// The record; `nil` if there is none.
  var record: (any GameRecord)? { nil }
  var game: GameName? { nil }
  var id: String? { nil }
  var format: String? { nil }

  /// The same record as read from another text.
  func with(_ origin: Origin, in source: SourceText) -> RecordContent { RecordContent(source) }

  /// Fits the record to what an output can store and appends it.
  func write(
    with writer: inout any RecordWriter,
    to output: inout [UInt8],
    accept: ([Loss]) throws(WritingError) -> Void
  ) throws(WritingError) -> [Loss]? {
    nil
  }
}

/// The record of a certain game, with its text.
@usableFromInline
package final class GameContent<Record: GameRecord>: RecordContent, @unchecked Sendable {
  @usableFromInline package let content: Record

  @inlinable
  init(_ record: consuming Record, _ source: SourceText) {
    content = record
    super.init(source, recordType: ObjectIdentifier(Record.self))
  }

  /// Moves a record out of a variable without copying it.
  @inlinable
  init(taking record: inout Record, _ source: SourceText) {
    var taken = Record()
    swap(&taken, &record)
    content = taken
    super.init(source, recordType: ObjectIdentifier(Record.self))
  }

  override var record: (any GameRecord)? { content }
  override var game: GameName? { Record.game }
  override var id: String? { content.id }
  override var format: String? { content.origin?.format }

  override func with(_ origin: Origin, in source: SourceText) -> RecordContent {
    var record = content
    record.origin = origin
    return GameContent(record, source)
  }

  override func write(
    with writer: inout any RecordWriter,
    to output: inout [UInt8],
    accept: ([Loss]) throws(WritingError) -> Void
  ) throws(WritingError) -> [Loss]? {
    var record = content
    let lost = writer.fit(&record)
    try accept(lost)
    try writer.write(record, to: &output)
    return lost
  }
}

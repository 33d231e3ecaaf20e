/// One record of an input as a reader has read it, with its findings.
///
/// Copies share the record and its text, because both have many parts and are passed on many times.
public struct ParsedRecord: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public var number: Int
  /// What was found while reading, in the order of the text.
  public var findings: [Finding]
  /// What the app showed while the game was played, if the input is the log of a session and the
  /// screens were asked for (``ReadingOptions/keepsScreens``).
  public var screens: [SessionScreen] = []
  @usableFromInline var content: RecordContent

  /// Creates a record as read; `nil` if it could not be read.
  @inlinable
  public init<Record: GameRecord>(
    number: Int = 0,
    record: consuming Record?,
    findings: [Finding] = [],
    source: SourceText
  ) {
    self.number = number
    self.findings = findings
    content = RecordContent.of(record, source)
  }

  /// Creates the findings about a record that could not be read, or about the input as a whole.
  @inlinable
  public init(number: Int = 0, findings: [Finding] = [], source: SourceText) {
    self.number = number
    self.findings = findings
    content = RecordContent(source)
  }

  /// Creates a record as read, moved out of a variable without copying its many parts.
  @inlinable
  public init(
    number: Int = 0,
    taking record: inout some GameRecord,
    findings: [Finding] = [],
    source: SourceText
  ) {
    self.number = number
    self.findings = findings
    content = GameContent(taking: &record, source)
  }

  /// The record, or `nil` if it could not be read.
  public var record: (any GameRecord)? { content.record }

  /// Returns the record if it is one of a game.
  public func record<Record: GameRecord>(as game: Record.Type = Record.self) -> Record? {
    content(of: game)?.content
  }

  /// The record where it is stored, for access to single parts without copying the others.
  @inlinable
  package func content<Record: GameRecord>(of game: Record.Type) -> GameContent<Record>? {
    guard content.recordType == ObjectIdentifier(Record.self) else { return nil }
    return unsafeDowncast(content, to: GameContent<Record>.self)
  }

  /// Fits the record to what an output can store, and appends it.
  /// - Parameters:
  ///   - writer: the writer of the output.
  ///   - output: the bytes of the output.
  ///   - accept: throws if the record must not be written with some losses.
  /// - Returns: the losses; `nil` if there is no record.
  /// - Throws: ``WritingError`` if nothing was written.
  package func write(
    with writer: inout any RecordWriter,
    to output: inout [UInt8],
    accept: ([Loss]) throws(WritingError) -> Void
  ) throws(WritingError) -> [Loss]? {
    writer.note(source: source, number: number)
    return try content.write(with: &writer, to: &output, accept: accept)
  }

  /// The same record as read from another text, without a number.
  package func with(_ origin: Origin, _ findings: [Finding], in source: SourceText) -> ParsedRecord
  {
    var parsed = ParsedRecord(findings: findings, source: source)
    parsed.content = content.with(origin, in: source)
    return parsed
  }

  /// Replaces the record, with the same text.
  package mutating func change<Record: GameRecord>(to record: Record?) {
    content = RecordContent.of(record, source)
  }

  /// Whether there is a record, however many errors were found in it.
  public var hasRecord: Bool { content.recordType != nil }

  /// The game of the record, if there is one.
  public var game: GameName? { content.game }

  /// The type of the record, if there is one.
  package var recordType: ObjectIdentifier? { content.recordType }

  /// The record's own name.
  package var id: String? { content.id }

  /// The name of the format that the record was read from.
  package var format: String? { content.format }

  /// The text that the record was read from; ``Origin`` counts from its first byte.
  public var source: SourceText { content.source }

  /// Whether this is one of the input's records, readable or not; `false` for findings about the
  /// input as a whole.
  public var isRecord: Bool { number > 0 }

  /// Whether any finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Whether there is a record, and reading it found no error.
  public var isWhole: Bool { hasRecord && !hasErrors }

  /// Assigns a number to the record and its findings.
  public mutating func assign(number: Int) {
    self.number = number
    for index in findings.indices {
      findings[index].place.record = number
      findings[index].place.recordID = content.id
    }
  }
}

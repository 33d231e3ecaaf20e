/// What a reader made of one record of its input.
///
/// Copies share the record and its text, which have many parts and are handed from one to the next.
public struct ParsedRecord: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public var number: Int
  /// What was found while reading, in the order of the text.
  public var findings: [Finding]
  @usableFromInline var content: Content

  @usableFromInline
  final class Content: Sendable {
    /// The record, or an empty one that nobody sees.
    @usableFromInline let record: GameRecord
    @usableFromInline let hasRecord: Bool
    @usableFromInline let source: SourceText

    init(_ record: consuming GameRecord?, _ source: SourceText) {
      switch consume record {
      case .some(let record):
        self.record = record
        hasRecord = true
      case nil:
        self.record = GameRecord()
        hasRecord = false
      }
      self.source = source
    }

    /// Takes a record out of a variable without a copy.
    init(taking record: inout GameRecord, _ source: SourceText) {
      var taken = GameRecord()
      swap(&taken, &record)
      self.record = taken
      hasRecord = true
      self.source = source
    }
  }

  /// A record as read.
  public init(
    number: Int = 0,
    record: consuming GameRecord?,
    findings: [Finding] = [],
    source: SourceText
  ) {
    self.number = number
    self.findings = findings
    content = Content(record, source)
  }

  /// A record as read, taken out of a variable without a copy of its many parts.
  public init(
    number: Int = 0,
    taking record: inout GameRecord,
    findings: [Finding] = [],
    source: SourceText
  ) {
    self.number = number
    self.findings = findings
    content = Content(taking: &record, source)
  }

  /// The record, or `nil` when it could not be made out.
  public var record: GameRecord? {
    get { content.hasRecord ? content.record : nil }
    set { content = Content(newValue, content.source) }
  }

  /// The record, of whose parts none is copied but the one that is looked at; an empty one when
  /// there is none.
  @inlinable
  package var contents: GameRecord { content.record }

  /// Whether there is a record, however many errors were found in it.
  public var hasRecord: Bool { content.hasRecord }

  /// The text that the record was read from; ``Origin`` counts from its first byte.
  public var source: SourceText { content.source }

  /// Whether this is one of the input's records, readable or not, and not only findings about the
  /// input as a whole.
  public var isRecord: Bool { number > 0 }

  /// Whether any finding is an error.
  public var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Whether the record was made out whole: it is there, and reading it found no error.
  public var isWhole: Bool { hasRecord && !hasErrors }

  /// Puts a number on the record and on its findings.
  public mutating func assign(number: Int) {
    self.number = number
    for index in findings.indices {
      findings[index].place.record = number
      findings[index].place.recordID = hasRecord ? content.record.id : nil
    }
  }
}

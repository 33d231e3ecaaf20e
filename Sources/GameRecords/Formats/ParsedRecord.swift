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
  @usableFromInline var content: Content

  @usableFromInline
  final class Content: Sendable {
    /// The record; an empty one if there is none.
    @usableFromInline let record: ReversiRecord
    @usableFromInline let hasRecord: Bool
    @usableFromInline let source: SourceText

    init(_ record: consuming ReversiRecord?, _ source: SourceText) {
      switch consume record {
      case .some(let record):
        self.record = record
        hasRecord = true
      case nil:
        self.record = ReversiRecord()
        hasRecord = false
      }
      self.source = source
    }

    /// Moves a record out of a variable without copying it.
    init(taking record: inout ReversiRecord, _ source: SourceText) {
      var taken = ReversiRecord()
      swap(&taken, &record)
      self.record = taken
      hasRecord = true
      self.source = source
    }
  }

  /// Creates a record as read.
  public init(
    number: Int = 0,
    record: consuming ReversiRecord?,
    findings: [Finding] = [],
    source: SourceText
  ) {
    self.number = number
    self.findings = findings
    content = Content(record, source)
  }

  /// Creates a record as read, moved out of a variable without copying its many parts.
  public init(
    number: Int = 0,
    taking record: inout ReversiRecord,
    findings: [Finding] = [],
    source: SourceText
  ) {
    self.number = number
    self.findings = findings
    content = Content(taking: &record, source)
  }

  /// The record, or `nil` if it could not be read.
  public var record: ReversiRecord? {
    get { content.hasRecord ? content.record : nil }
    set { content = Content(newValue, content.source) }
  }

  /// The record, for access to single parts without copying the others; an empty one if there is
  /// none.
  @inlinable
  package var contents: ReversiRecord { content.record }

  /// Whether there is a record, however many errors were found in it.
  public var hasRecord: Bool { content.hasRecord }

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
      findings[index].place.recordID = hasRecord ? content.record.id : nil
    }
  }
}

/// What a reader made of one record of its input.
public struct ParsedRecord: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public var number: Int
  /// The record, or `nil` when it could not be made out.
  public var record: GameRecord?
  /// What was found while reading, in the order of the text.
  public var diagnostics: [Diagnostic]
  /// The text that the record was read from; ``Origin`` counts from its first byte.
  public var source: SourceText

  /// A record as read.
  public init(
    number: Int = 0,
    record: GameRecord?,
    diagnostics: [Diagnostic] = [],
    source: SourceText
  ) {
    self.number = number
    self.record = record
    self.diagnostics = diagnostics
    self.source = source
  }

  /// Whether this is one of the input's records, readable or not, and not only findings about the
  /// input as a whole.
  public var isRecord: Bool { number > 0 }

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether the record was made out whole: it is there, and reading it found no error.
  public var isWhole: Bool {
    record != nil && !hasErrors
  }

  /// Puts a number on the record and on its findings.
  public mutating func assign(number: Int) {
    self.number = number
    for index in diagnostics.indices {
      diagnostics[index].place.record = number
      diagnostics[index].place.recordID = record?.id
    }
  }
}

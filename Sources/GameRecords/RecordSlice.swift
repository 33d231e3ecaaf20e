/// A record cut out of its input, which may still have to be understood.
///
/// Slices can be parsed in any order and at the same time.
public struct RecordSlice: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public let number: Int
  private let source: SourceText
  private let parse: (@Sendable (SourceText) -> ParsedRecord)?
  private let result: ParsedRecord?

  /// A slice of text.
  /// - Parameters:
  ///   - source: the text.
  ///   - number: the record's number in its input, from 1.
  ///   - parse: what makes a record, or findings, of it.
  public init(
    of source: consuming SourceText,
    number: Int,
    parse: @escaping @Sendable (SourceText) -> ParsedRecord
  ) {
    self.number = number
    self.source = source
    self.parse = parse
    result = nil
  }

  /// A record, or findings, of which nothing is left to understand.
  public init(_ parsed: consuming ParsedRecord) {
    number = parsed.number
    source = parsed.source
    parse = nil
    result = parsed
  }

  /// The record with its number, and what was found while reading it.
  public func parsed() -> ParsedRecord {
    if let parse {
      var parsed = parse(source)
      parsed.assign(number: number)
      return parsed
    }
    return result ?? ParsedRecord(number: number, record: nil, source: source)
  }

  /// Where the slice ends: bytes from the start of the input.
  public var end: Int { source.start.offset + source.bytes.count }
}

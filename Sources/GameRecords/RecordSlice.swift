/// A record cut out of its input, which may still have to be understood.
///
/// Slices can be parsed in any order and at the same time.
public struct RecordSlice: Sendable {
  private let content: Content

  private enum Content: Sendable {
    case text(SourceText, number: Int, @Sendable (SourceText) -> ParsedRecord)
    indirect case parsed(ParsedRecord)
  }

  /// A slice of text.
  /// - Parameters:
  ///   - source: the text.
  ///   - number: the record's number in its input, from 1.
  ///   - parse: what makes a record, or findings, of it.
  public init(
    of source: SourceText,
    number: Int,
    parse: @escaping @Sendable (SourceText) -> ParsedRecord
  ) {
    content = .text(source, number: number, parse)
  }

  /// A record, or findings, of which nothing is left to understand.
  public init(_ parsed: ParsedRecord) { content = .parsed(parsed) }

  /// The record with its number, and what was found while reading it.
  public func parsed() -> ParsedRecord {
    switch content {
    case .text(let source, let number, let parse):
      var parsed = parse(source)
      parsed.assign(number: number)
      return parsed
    case .parsed(let parsed):
      return parsed
    }
  }

  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public var number: Int {
    switch content {
    case .text(_, let number, _): number
    case .parsed(let parsed): parsed.number
    }
  }

  /// Where the slice ends: bytes from the start of the input.
  public var end: Int {
    let source: SourceText =
      switch content {
      case .text(let source, _, _): source
      case .parsed(let parsed): parsed.source
      }
    return source.start.offset + source.bytes.count
  }
}

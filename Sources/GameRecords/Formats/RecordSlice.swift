/// A record cut out of its input, which may not have been parsed yet.
///
/// Slices can be parsed in any order and in parallel.
public struct RecordSlice: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public let number: Int
  private let content: Content

  private enum Content: Sendable {
    /// Some bytes of a block, and where they begin in the input.
    case cut(SlicedBlock, Range<Int>, start: SourcePosition)
    case parsed(ParsedRecord)
  }

  /// Creates a slice of a block.
  /// - Parameters:
  ///   - range: its bytes.
  ///   - block: the block.
  ///   - start: the position of the first of the bytes in the input.
  ///   - number: the record's number in its input, from 1.
  init(_ range: Range<Int>, of block: SlicedBlock, start: SourcePosition, number: Int) {
    self.number = number
    content = .cut(block, range, start: start)
  }

  /// Creates a slice from a record, or findings, already parsed.
  public init(_ parsed: consuming ParsedRecord) {
    number = parsed.number
    content = .parsed(parsed)
  }

  /// Parses the slice if necessary, and returns the record with its number and findings.
  public func parsed() -> ParsedRecord {
    switch content {
    case .cut(let block, let range, let start):
      var parsed = block.parse(
        SourceText(name: block.source, bytes: block.bytes[range], start: start)
      )
      parsed.assign(number: number)
      return parsed
    case .parsed(let parsed):
      return parsed
    }
  }
}

/// What the slices of one block share, because they are many and copied often.
final class SlicedBlock: Sendable {
  /// The input's name in findings.
  let source: String
  let bytes: [UInt8]
  /// Turns one slice into a record or findings.
  let parse: @Sendable (SourceText) -> ParsedRecord

  init(
    _ bytes: [UInt8],
    source: String,
    parse: @escaping @Sendable (SourceText) -> ParsedRecord
  ) {
    self.source = source
    self.bytes = bytes
    self.parse = parse
  }
}

/// A record cut out of its input, which may still have to be understood.
///
/// Slices can be parsed in any order and at the same time.
public struct RecordSlice: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public let number: Int
  private let content: Content

  private enum Content: Sendable {
    /// Some bytes of a block, and where they begin in the input.
    case cut(SlicedBlock, Range<Int>, start: SourcePosition)
    case parsed(ParsedRecord)
  }

  /// A slice of a block.
  /// - Parameters:
  ///   - range: its bytes.
  ///   - block: the block.
  ///   - start: where the first of the bytes stands in the input.
  ///   - number: the record's number in its input, from 1.
  init(_ range: Range<Int>, of block: SlicedBlock, start: SourcePosition, number: Int) {
    self.number = number
    content = .cut(block, range, start: start)
  }

  /// A record, or findings, of which nothing is left to understand.
  public init(_ parsed: consuming ParsedRecord) {
    number = parsed.number
    content = .parsed(parsed)
  }

  /// The record with its number, and what was found while reading it.
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

/// What the slices of one block have in common, which they share: they are many and copied often.
final class SlicedBlock: Sendable {
  /// The input's name for findings.
  let source: String
  let bytes: [UInt8]
  /// What makes a record, or findings, of one slice.
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

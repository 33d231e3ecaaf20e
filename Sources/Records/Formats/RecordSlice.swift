/// A record cut out of its input, which may not have been parsed yet.
///
/// Slices can be parsed in any order and in parallel.
public struct RecordSlice: Sendable {
  /// The record's number in its input, from 1; 0 for findings about the input as a whole.
  public let number: Int
  private let content: Content

  /// Reads a text in the place of a record; `nil` if it is not exactly one record there.
  package typealias Rereading = @Sendable (SourceText) -> ParsedRecord?

  private enum Content: Sendable {
    /// Some bytes of a block, and where they begin in the input.
    case cut(SlicedBlock, Range<Int>, start: SourcePosition)
    case parsed(ParsedRecord, Rereading?)
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
  public init(_ parsed: consuming ParsedRecord) { self.init(parsed, rereading: nil) }

  private init(_ parsed: consuming ParsedRecord, rereading: Rereading?) {
    number = parsed.number
    content = .parsed(parsed, rereading)
  }

  /// The same slice, whose record can be replaced by another text.
  /// - Parameter rereading: reads the other text.
  /// - Returns: the slice.
  package func read(again rereading: @escaping Rereading) -> RecordSlice {
    guard case .parsed(let parsed, _) = content else { return self }
    return RecordSlice(parsed, rereading: rereading)
  }

  /// Parses the slice if necessary, and returns the record with its number and findings.
  public func parsed() -> ParsedRecord {
    switch content {
    case .cut(let block, let range, let start):
      parse(block.bytes[range], in: block, start)
    case .parsed(let parsed, _): parsed
    }
  }

  /// Parses other bytes in the place of those of the slice.
  ///
  /// Unlike ``parsed()``, this reports everything that is not part of the record, such as comments of
  /// XML: it would be lost if the record were written.
  /// - Returns: the record as it would then be read; `nil` if it would not be read as one record.
  package func parsed(as bytes: [UInt8]) -> ParsedRecord? {
    switch content {
    case .cut(let block, _, let start): return parse(bytes[...], in: block, start)
    case .parsed(let parsed, let rereading):
      let source = parsed.source
      var other = rereading?(SourceText(name: source.name, bytes: bytes[...], start: source.start))
      other?.assign(number: number)
      return other
    }
  }

  private func parse(
    _ bytes: ArraySlice<UInt8>,
    in block: SlicedBlock,
    _ start: SourcePosition
  ) -> ParsedRecord {
    var parsed = block.parse(SourceText(name: block.source, bytes: bytes, start: start))
    parsed.assign(number: number)
    return parsed
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

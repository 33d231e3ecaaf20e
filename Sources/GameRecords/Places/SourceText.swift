/// The bytes of one record together with where they stand in their input.
///
/// Lines and columns are only worked out when a finding is made.
public struct SourceText: Sendable {
  /// The input's name as the user gave it.
  public let name: String
  /// The bytes; their indices mean nothing, offsets count from the first one.
  public let bytes: ArraySlice<UInt8>
  /// Where the first byte stands in its input.
  public let start: SourcePosition

  /// A text, by default a whole input.
  public init(name: String, bytes: ArraySlice<UInt8>, start: SourcePosition = .start) {
    self.name = name
    self.bytes = bytes
    self.start = start
  }

  /// How many bytes on each side of a place decide about what is shown of its line.
  ///
  /// A reader that comes upon a finding waits until it has as many behind it, and keeps as many
  /// before it: then the finding does not depend on where the blocks of the input end.
  package static let reach = SourceLine.context

  /// Whether there is nothing but what JSON calls white space.
  package var isBlank: Bool { bytes.allSatisfy(WhiteSpace.isSpaceOrLineEnd) }

  /// The point before a byte, counted from the text's first byte.
  public func position(at offset: Int) -> SourcePosition {
    var position = start
    position.advance(over: bytes.prefix(offset))
    return position
  }

  /// The place of some bytes, counted from the text's first byte, with the line around them.
  public func place(of range: Range<Int>) -> Place {
    let range = range.clamped(to: 0..<bytes.count)
    let start = position(at: range.lowerBound)
    var end = start
    end.advance(over: bytes.dropFirst(range.lowerBound).prefix(range.count))
    var place = Place(source: name, start: start, length: range.count, end: end)
    place.line =
      self.start.isBinary
      ? SourceLine(ofBinary: range, in: bytes) : SourceLine(of: range, in: bytes)
    return place
  }

  /// A finding about some bytes, with a repair whose edits count from the text's first byte too.
  public func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) -> Finding {
    Finding(
      rule,
      message,
      help: help,
      at: place(of: range),
      repair: repair?.shifted(by: start.offset)
    )
  }
}

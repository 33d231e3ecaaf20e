/// The bytes of one record, with their position in the input.
///
/// Lines and columns are computed only for findings.
public struct SourceText: Sendable {
  /// The input's name as the user gave it.
  public let name: String
  /// The bytes; offsets count from the first one, whatever its index.
  public let bytes: ArraySlice<UInt8>
  /// The position of the first byte in the input.
  public let start: SourcePosition

  /// Creates a text, by default a whole input.
  public init(name: String, bytes: ArraySlice<UInt8>, start: SourcePosition = .start) {
    self.name = name
    self.bytes = bytes
    self.start = start
  }

  /// How many bytes on each side of a place can affect its excerpt.
  ///
  /// A reader keeps this many bytes before a finding and waits for this many after it, so that the
  /// excerpt does not depend on where the blocks of the input end.
  package static let reach = SourceLine.context

  /// Whether there is only what JSON calls white space.
  package var isBlank: Bool { bytes.allSatisfy(WhiteSpace.isSpaceOrLineEnd) }

  /// The point before a byte, counted from the text's first byte.
  public func position(at offset: Int) -> SourcePosition {
    var position = start
    position.advance(over: bytes.prefix(offset))
    return position
  }

  /// Returns the place of some bytes, counted from the text's first byte, with the line around
  /// them.
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

  /// Returns a finding about some bytes.
  public func finding(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    repair: Repair? = nil
  ) -> Finding {
    let isConflict =
      rule.severity == .error && ConflictMarkers.begin(bytes.dropFirst(range.lowerBound))
    return Finding(
      rule,
      message,
      help: isConflict ? ConflictMarkers.help : help,
      at: place(of: range),
      repair: repair
    )
  }
}

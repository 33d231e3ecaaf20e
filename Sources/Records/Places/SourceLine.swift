/// The bytes around a place, as many as an excerpt can show.
///
/// If a file has very many findings, most are only counted, so an excerpt is created only when
/// needed.
struct SourceLine: Hashable, Sendable {
  /// The line, or the part of a long line, without the bytes that end it.
  let bytes: [UInt8]
  /// The bytes of the place, counted from the first one.
  let marked: Range<Int>
  /// Whether the line begins before the bytes.
  let isCutBefore: Bool
  /// Whether the line continues after the bytes.
  let isCutAfter: Bool
  /// Whether the bytes are binary data and not text.
  let isBinary: Bool

  /// The bytes examined on each side of the place, so that a line of any length costs the same.
  private static let reach = 400
  /// The bytes examined of the place itself.
  private static let markedReach = 80
  /// See ``SourceText/reach``.
  static let context = reach + markedReach + 1

  /// Creates the line of `bytes` that contains `range`, counted from the first byte.
  init(of range: Range<Int>, in bytes: ArraySlice<UInt8>) {
    let line = Self.line(around: range.lowerBound, in: bytes)
    let base = bytes.startIndex
    let point = base + range.lowerBound
    var lower = max(line.lowerBound, point - Self.reach)
    var upper = min(
      line.upperBound,
      max(point, min(base + range.upperBound, point + Self.markedReach)) + Self.reach
    )
    // Cut between characters, never inside one.
    while lower > line.lowerBound, lower < point, bytes[lower] & 0xC0 == 0x80 { lower += 1 }
    while upper < line.upperBound, upper > point, bytes[upper] & 0xC0 == 0x80 { upper -= 1 }
    let end = max(point, min(base + range.upperBound, upper))
    self.bytes = Array(bytes[lower..<max(end, upper)])
    marked = point - lower..<end - lower
    isCutBefore = lower > line.lowerBound
    isCutAfter = upper < line.upperBound
    isBinary = false
  }

  /// Creates an extract of a binary file around a range, counted from the first byte.
  init(ofBinary range: Range<Int>, in bytes: ArraySlice<UInt8>) {
    let lower = max(0, range.lowerBound - 4)
    self.bytes = Array(bytes.dropFirst(lower).prefix(16))
    let end = max(range.lowerBound, min(range.upperBound, lower + 16))
    marked = range.lowerBound - lower..<end - lower
    isCutBefore = lower > 0
    isCutAfter = lower + self.bytes.count < bytes.count
    isBinary = true
  }

  /// The bounds of the line, without its line feed or carriage return.
  private static func line(around offset: Int, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    let point = bytes.startIndex + offset
    let floor = max(bytes.startIndex, point - 2 * reach)
    let roof = min(bytes.endIndex, point + 2 * reach)
    var lower = point
    while lower > floor, !ByteCount.endsLine(bytes[lower - 1]) { lower -= 1 }
    var upper = point
    while upper < roof, !ByteCount.endsLine(bytes[upper]) { upper += 1 }
    return lower..<upper
  }
}

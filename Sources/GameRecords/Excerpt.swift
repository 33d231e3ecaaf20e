/// One line of a source, safe to print, with the terminal columns that a caret has to mark.
public struct Excerpt: Hashable, Sendable {
  /// The line, or the part of a long line around the place, without control characters.
  public let text: String
  /// The terminal columns to mark, from 0; never empty.
  public let caret: Range<Int>

  /// Columns shown on each side of the place when a line is too long to show whole.
  private static let context = 50
  /// Bytes looked at on each side of the place, so that a line of any length costs the same.
  private static let reach = 400

  /// The line of `bytes` that holds `range`, both counted from the first byte.
  init(of range: Range<Int>, in bytes: ArraySlice<UInt8>) {
    let line = Self.line(around: range.lowerBound, in: bytes)
    let base = bytes.startIndex
    let point = base + range.lowerBound
    var lower = max(line.lowerBound, point - Self.reach)
    var upper = min(
      line.upperBound,
      max(point, min(base + range.upperBound, point + 80)) + Self.reach
    )
    // Cut between characters, never inside one.
    while lower > line.lowerBound, lower < point, bytes[lower] & 0xC0 == 0x80 { lower += 1 }
    while upper < line.upperBound, upper > point, bytes[upper] & 0xC0 == 0x80 { upper -= 1 }
    let end = max(point, min(base + range.upperBound, upper))
    // One column more than can be shown tells as much as all of them.
    let shown = 2 * Self.context
    if bytes[lower..<point].allSatisfy(DisplayText.isPlain) {
      lower = max(lower, point - shown - 1)
    }

    let before = DisplayLine(bytes[lower..<point], from: 0)
    let marked = DisplayLine(bytes[point..<end], from: before.width, past: shown)
    let after = DisplayLine(bytes[end..<upper], from: before.width + marked.width, past: shown)

    let isShort = before.width + marked.width + after.width <= shown
    let context = isShort ? shown : Self.context
    let (left, cutLeft) = before.suffix(columns: context, isCut: lower > line.lowerBound)
    let (right, cutRight) = after.prefix(columns: context, isCut: upper < line.upperBound)
    let (middle, cutMiddle) = marked.prefix(columns: shown, isCut: false)
    let start = left.width + (cutLeft ? 1 : 0)
    text =
      (cutLeft ? "…" : "") + left.text + middle.text
      + (cutMiddle ? "…" : right.text + (cutRight ? "…" : ""))
    caret = start..<start + max(1, middle.width)
  }

  /// Some bytes of a binary file in hexadecimal, with those of a range marked.
  init(ofBinary range: Range<Int>, in bytes: ArraySlice<UInt8>) {
    let lower = max(0, range.lowerBound - 4)
    let shown = bytes.dropFirst(lower).prefix(16)
    let cells = shown.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    text = cells.joined(separator: " ") + (lower + shown.count < bytes.count ? " …" : "")
    let start = 3 * (range.lowerBound - lower)
    let marked = min(max(1, range.count), max(1, lower + 16 - range.lowerBound))
    caret = start..<start + 3 * marked - 1
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

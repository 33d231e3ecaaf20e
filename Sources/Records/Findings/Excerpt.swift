/// One line of an input, safe to print, with the terminal columns to mark below it.
public struct Excerpt: Hashable, Sendable {
  /// The line, or the part of a long line around the place, without control characters.
  public let text: String
  /// The terminal columns to mark, from 0; never empty.
  public let caret: Range<Int>

  /// The columns shown on each side of the place when a line is too long to show whole.
  private static let context = 50
  /// The most columns of a line that is shown whole.
  private static let shown = 2 * context

  /// Draws the bytes around a place.
  init(of line: SourceLine) {
    self = line.isBinary ? Self(ofBinary: line) : Self(ofText: line)
  }

  private init(ofText line: SourceLine) {
    let shown = Self.shown
    var start = 0
    // To know that the line is cut, one column more than can be shown is enough.
    if line.bytes[..<line.marked.lowerBound].allSatisfy(DisplayText.isPlain) {
      start = max(0, line.marked.lowerBound - shown - 1)
    }

    let before = DisplayLine(line.bytes[start..<line.marked.lowerBound], from: 0)
    let marked = DisplayLine(line.bytes[line.marked], from: before.width, past: shown)
    let after = DisplayLine(
      line.bytes[line.marked.upperBound...],
      from: before.width + marked.width,
      past: shown
    )

    let isShort = before.width + marked.width + after.width <= shown
    let context = isShort ? shown : Self.context
    let (left, cutLeft) = before.suffix(columns: context, isCut: start > 0 || line.isCutBefore)
    let (right, cutRight) = after.prefix(columns: context, isCut: line.isCutAfter)
    let (middle, cutMiddle) = marked.prefix(columns: shown, isCut: false)
    let column = left.width + (cutLeft ? 1 : 0)
    text =
      (cutLeft ? "…" : "") + left.text + middle.text
      + (cutMiddle ? "…" : right.text + (cutRight ? "…" : ""))
    caret = column..<column + max(1, middle.width)
  }

  private init(ofBinary line: SourceLine) {
    let cells = line.bytes.map { byte in
      NumberText.hexadecimal(UInt64(byte), digits: 2, uppercase: false)
    }
    text = cells.joined(separator: " ") + (line.isCutAfter ? " …" : "")
    let column = 3 * line.marked.lowerBound
    caret = column..<column + 3 * max(1, line.marked.count) - 1
  }
}

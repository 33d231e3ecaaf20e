import GameRecords

/// Finds where the next element of an array probably begins, when the text before it cannot be
/// read.
///
/// That is a `{` at the beginning of a line that is indented like the elements before, or, if they
/// do not begin lines, a `{` after a comma.
struct JSONElementSearch {
  /// The indentation of the element before; `nil` if it does not begin a line.
  private var indentation: Int?
  /// The indentation of the line so far; `nil` after its first other character.
  private var column: Int?
  private var isAfterComma = false

  /// Notes the indentation of an element that begins at `offset`.
  mutating func noteElement(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var lineStart = offset
    while lineStart > 0, WhiteSpace.isSpaceOrTab(bytes[lineStart - 1]) { lineStart -= 1 }
    let beginsLine = lineStart > 0 && ByteCount.endsLine(bytes[lineStart - 1])
    indentation = beginsLine ? offset - lineStart : nil
    column = nil
    isAfterComma = false
  }

  /// Moves to the next place where an element probably begins, from where the last search stopped.
  mutating func findElement(in bytes: UnsafeBufferPointer<UInt8>, from offset: inout Int) -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{") where indentation == nil ? isAfterComma : column == indentation:
        return true
      case let byte where ByteCount.endsLine(byte): column = 0
      case let byte where WhiteSpace.isSpaceOrTab(byte): column = column.map { $0 + 1 }
      case let byte:
        column = nil
        isAfterComma = byte == UInt8(ascii: ",")
      }
      offset += 1
    }
    return false
  }
}

import GameRecords

/// Goes through the lines of an input that comes in blocks, looking at every byte once.
///
/// LF, CR and CR LF each end a line.
@usableFromInline
package struct LineCursor: Sendable {
  /// Where the next line begins.
  private var start = 0
  /// Where to look on for the end of that line.
  private var scanned = 0
  /// Whether the last line has ended with CR, to which LF may belong.
  private var isBehindReturn = false

  package init() {}

  /// The next line without the white space at both of its ends; empty for a blank line.
  ///
  /// - Returns: `nil` when the line does not end yet, or when nothing is left.
  package mutating func next(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Range<Int>? {
    if isBehindReturn, start < bytes.count {
      isBehindReturn = false
      if bytes[start] == UInt8(ascii: "\n") { start += 1 }
      scanned = start
    }
    guard
      let end = LineEnd.firstIndex(in: bytes, from: scanned)
        ?? (atEnd && start < bytes.count ? bytes.count : nil)
    else {
      scanned = max(scanned, bytes.count)
      return nil
    }
    defer {
      isBehindReturn = end < bytes.count && bytes[end] == UInt8(ascii: "\r")
      start = end + 1
      scanned = start
    }
    var line = start..<end
    while let last = line.last, Self.isBlank(bytes[last]) { line = line.dropLast() }
    while let first = line.first, Self.isBlank(bytes[first]) { line = line.dropFirst() }
    return line
  }

  /// Whether a byte is white space.
  @inlinable
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

extension LineCursor {
  /// Whether a byte is a space or a tab, which stay on the line.
  @inlinable
  package static func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at both ends.
  @inlinable
  package var trimmed: ArraySlice<UInt8> {
    var rest = drop(while: LineCursor.isBlank)
    while let last = rest.last, LineCursor.isBlank(last) { rest.removeLast() }
    return rest
  }
}

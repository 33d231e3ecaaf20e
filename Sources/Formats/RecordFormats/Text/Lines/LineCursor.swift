package import GameRecords

/// Iterates over the lines of an input that arrives in blocks, and looks at every byte once.
///
/// LF, CR and CR LF each end a line.
@usableFromInline
package struct LineCursor: Sendable {
  /// Where the next line begins.
  private var start = 0
  /// Where to continue looking for the end of that line.
  private var scanned = 0
  /// Whether the last line has ended with CR, to which LF may belong.
  private var isAfterReturn = false

  package init() {}

  /// The next line without the white space at both of its ends; empty for a blank line.
  ///
  /// - Returns: `nil` when the line does not end yet, or when no line is left.
  package mutating func next(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Range<Int>? {
    whole(in: bytes, atEnd: atEnd).map { bytes[$0].trimmedRange }
  }

  /// The next line with its white space, of which tabs can be a part.
  package mutating func whole(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Range<Int>? {
    if isAfterReturn, start < bytes.count {
      isAfterReturn = false
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
      isAfterReturn = end < bytes.count && bytes[end] == UInt8(ascii: "\r")
      start = end + 1
      scanned = start
    }
    return start..<end
  }
}

extension InputHead {
  /// Whether a line without white space at its ends meets a condition.
  package func hasLine(where isMatch: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var lines = LineCursor()
      while let line = lines.next(in: bytes, atEnd: true) {
        if isMatch(UnsafeBufferPointer(rebasing: bytes[line])) { return true }
      }
      return false
    }
  }
}

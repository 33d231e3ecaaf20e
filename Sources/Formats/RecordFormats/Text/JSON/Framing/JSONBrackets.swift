import GameRecords

/// Finds the end of an object or array without parsing it.
///
/// A line end ends a string that is not closed, and a closing bracket closes everything still open
/// inside its object or array, so that one mistake does not swallow the records after it. In an
/// array, an object also ends before a comma that is followed by a `{` in the place of a key.
package struct JSONBrackets {
  private(set) var isInString = false
  private var isEscaped = false
  /// For each open bracket, the innermost last, whether it is an object.
  private var open: [Bool] = []
  /// How many of them are objects.
  private var objectCount = 0
  /// The offset of the last comma, while only white space has followed it.
  private var comma: Int?

  package init() {}

  package enum Stop {
    /// After the last byte of the object or array.
    case closed
    /// Before a `]` that closes the array around the value, or before the comma that follows the
    /// value.
    case outerEnd
    /// Before a line end.
    case lineEnd
    /// At the end of the bytes.
    case end
  }

  /// Continues where the last scan stopped.
  ///
  /// `isElement` says whether the value is in an array.
  package mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from offset: inout Int,
    isElement: Bool,
    stopsAtLineEnd: Bool = false
  ) -> Stop {
    while offset < bytes.count {
      let byte = bytes[offset]
      if ByteCount.endsLine(byte) {
        if stopsAtLineEnd { return .lineEnd }
        endString()
      } else if isInString {
        inString(byte)
        if !isInString, open.isEmpty {
          offset += 1
          return .closed
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"):
          if isElement, let comma, open.last == true {
            offset = comma
            return .outerEnd
          }
          open.append(true)
          objectCount += 1
        case UInt8(ascii: "["): open.append(false)
        case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"):
          if byte == UInt8(ascii: ",") { comma = offset }
          offset += 1
          continue
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          let isObject = byte == UInt8(ascii: "}")
          if !isObject, isElement, open.count == objectCount { return .outerEnd }
          close(isObject: isObject)
          if open.isEmpty {
            offset += 1
            return .closed
          }
        default: break
        }
        comma = nil
      }
      offset += 1
    }
    return .end
  }

  /// Ends a string that its line does not close.
  mutating func endString() {
    isInString = false
    isEscaped = false
  }

  @inline(__always)
  private mutating func inString(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
    }
  }

  private mutating func close(isObject: Bool) {
    // A stray bracket closes nothing.
    guard isObject ? objectCount > 0 : open.count > objectCount else { return }
    while let wasObject = open.popLast() {
      if wasObject { objectCount -= 1 }
      if wasObject == isObject { return }
    }
  }
}

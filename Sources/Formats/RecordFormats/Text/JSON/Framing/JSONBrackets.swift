import GameRecords

/// Finds the end of an object or array without parsing it.
///
/// A line end ends a string that is not closed, and a closing bracket closes everything still open
/// inside its object or array, so that one mistake does not swallow the records after it. In an
/// array, an object also ends before a comma that is followed by a `{` in the place of a key.
package struct JSONBrackets {
  private(set) var isInString = false
  private var isEscaped = false
  /// One bit for each open bracket, the innermost lowest: whether it is an object.
  private var objects: UInt64 = 0
  private var depth = 0
  /// The offset of the last comma, while only white space has followed it.
  private var comma: Int?
  /// How many more brackets are open than there are bits, of either kind.
  private var surplus = 0

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
        if !isInString, depth == 0 {
          offset += 1
          return .closed
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"):
          if isElement, let comma, isInObject {
            offset = comma
            return .outerEnd
          }
          open(isObject: true)
        case UInt8(ascii: "["): open(isObject: false)
        case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"):
          if byte == UInt8(ascii: ",") { comma = offset }
          offset += 1
          continue
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          let isObject = byte == UInt8(ascii: "}")
          if !isObject, isElement, !hasOpenArray { return .outerEnd }
          close(isObject: isObject)
          if depth == 0 {
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

  private mutating func open(isObject: Bool) {
    guard depth < UInt64.bitWidth else {
      surplus += 1
      return
    }
    depth += 1
    objects = objects << 1 | (isObject ? 1 : 0)
  }

  private mutating func close(isObject: Bool) {
    guard surplus == 0 else {
      surplus -= 1
      return
    }
    // A stray bracket closes nothing.
    guard isObject ? hasOpenObject : hasOpenArray else { return }
    while depth > 0 {
      let wasObject = objects & 1 == 1
      objects >>= 1
      depth -= 1
      if wasObject == isObject { return }
    }
  }

  private var isInObject: Bool { depth > 0 && surplus == 0 && objects & 1 == 1 }

  /// The bits that stand for open brackets.
  private var openBits: UInt64 { depth < UInt64.bitWidth ? 1 << UInt64(depth) - 1 : .max }
  private var hasOpenObject: Bool { objects & openBits != 0 }
  private var hasOpenArray: Bool { surplus > 0 || objects & openBits != openBits }
}

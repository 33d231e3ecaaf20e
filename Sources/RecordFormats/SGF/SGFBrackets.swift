/// Finds the end of a game tree.
struct SGFBrackets {
  /// How far the tree has been looked through.
  private var scanned = 0
  private var depth = 0
  private var isInValue = false

  /// The offset behind the tree; `nil` when more bytes are needed.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    atEnd: Bool
  ) -> Int? {
    var index = start + scanned
    while index < bytes.count {
      let next = isInValue ? inValue(bytes, &index) : inTree(bytes, &index)
      switch next {
      case .end: return index
      case .more where !atEnd:
        scanned = index - start
        return nil
      case .more, .proceed: index += 1
      }
    }
    scanned = index - start
    return atEnd ? bytes.count : nil
  }

  private enum Step { case proceed, more, end }

  private static func step(atNextGame isGame: Bool?) -> Step {
    switch isGame {
    case true?: .end
    case false?: .proceed
    case nil: .more
    }
  }

  /// Goes to the next byte of a value that matters.
  @inline(__always)
  private mutating func inValue(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: inout Int
  ) -> Step {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "]"):
        isInValue = false
        return .proceed
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { return .more }
        index += 1
      case UInt8(ascii: "("):
        let step = Self.step(atNextGame: SGFRootStart.beginsGame(bytes, at: index))
        if step != .proceed { return step }
      default: break
      }
      index += 1
    }
    index -= 1
    return .proceed
  }

  @inline(__always)
  private mutating func inTree(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: inout Int
  ) -> Step {
    switch bytes[index] {
    case UInt8(ascii: ";"): index = SGFRootStart.skipPlainMoves(bytes, at: index) - 1
    case UInt8(ascii: "["): isInValue = true
    case UInt8(ascii: "("):
      if depth > 0 {
        let step = Self.step(atNextGame: SGFRootStart.beginsRoot(bytes, at: index))
        if step != .proceed { return step }
      }
      depth += 1
    case UInt8(ascii: ")"):
      depth -= 1
      if depth == 0 {
        index += 1
        return .end
      }
    default: break
    }
    return .proceed
  }
}

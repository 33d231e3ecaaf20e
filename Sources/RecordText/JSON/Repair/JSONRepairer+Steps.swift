import GameRecords

extension JSONRepairer {
  /// Repairs the text, step by step.
  /// - Returns: whether the repair reached the end of the text.
  mutating func repair() -> Bool {
    var next = Expectation.value
    while skipSpace(), edits.count <= Self.mostEdits {
      guard offset < bytes.count else { return close(next) }
      guard let following = step(next) else { return false }
      end = offset
      next = following
      if open.isEmpty, next == .commaOrEnd {
        return skipSpace() && offset == bytes.count
      }
    }
    return false
  }

  /// Takes the next token; `nil` when it cannot be repaired.
  private mutating func step(_ expected: Expectation) -> Expectation? {
    let byte = bytes[offset]
    switch expected {
    case .value, .valueOrEnd: return stepToValue(byte, expected)
    case .key, .keyOrEnd: return stepToKey(byte, expected)
    case .colon:
      guard byte == UInt8(ascii: ":") else { return nil }
      offset += 1
      return .value
    case .commaOrEnd: return stepAfterValue(byte)
    }
  }

  private mutating func stepToValue(_ byte: UInt8, _ expected: Expectation) -> Expectation? {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < Limits.depth else { return nil }
      open.append(byte)
      offset += 1
      return byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
    case UInt8(ascii: "]") where open.last == UInt8(ascii: "["):
      if expected == .value { removeComma() }
      return closeBracket()
    case UInt8(ascii: ",") where open.last == UInt8(ascii: "["):
      // Something may be missing.
      replace(offset..<offset + 1, with: "", isGuess: true)
      offset += 1
      return expected
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return repairText() ? .commaOrEnd : nil
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return repairNumber() ? .commaOrEnd : nil
    default: return repairWord() ? .commaOrEnd : nil
    }
  }

  private mutating func stepToKey(_ byte: UInt8, _ expected: Expectation) -> Expectation? {
    switch byte {
    case UInt8(ascii: "}"):
      if expected == .key { removeComma() }
      return closeBracket()
    case UInt8(ascii: ","):
      replace(offset..<offset + 1, with: "")
      offset += 1
      return expected
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return repairText() ? .colon : nil
    default:
      let start = offset
      guard takeWord() != nil else { return nil }
      quote(start..<offset)
      return .colon
    }
  }

  private mutating func stepAfterValue(_ byte: UInt8) -> Expectation? {
    let isObject = open.last == UInt8(ascii: "{")
    switch byte {
    case UInt8(ascii: ","):
      comma = offset
      offset += 1
      return isObject ? .key : .value
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
      return closeBracket()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): break
    case UInt8(ascii: "{") where !isObject, UInt8(ascii: "[") where !isObject: break
    default: return nil
    }
    // A word without a comma may be the rest of something else.
    insert(",", at: end, isGuess: end == wordEnd)
    return step(isObject ? .key : .value)
  }

  private mutating func closeBracket() -> Expectation {
    open.removeLast()
    offset += 1
    return .commaOrEnd
  }

  /// Closes everything that is open at the end of the text.
  private mutating func close(_ expected: Expectation) -> Bool {
    switch expected {
    case .commaOrEnd, .keyOrEnd, .valueOrEnd: break
    case .key: removeComma()
    case .value where comma + 1 == end: removeComma()
    case .value, .colon: return false
    }
    guard !open.isEmpty else { return false }
    let brackets = open.reversed().map { $0 == UInt8(ascii: "{") ? "}" : "]" }
    insert(brackets.joined(), at: end, isGuess: true)
    return true
  }
}

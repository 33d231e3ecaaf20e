import GameRecords

extension JSONRepairer {
  // MARK: Words

  /// Takes letters, digits and underscores; the first must not be a digit.
  mutating func takeWord() -> String? {
    let start = offset
    while offset < bytes.count, JSONReader.isWordByte(bytes[offset]) { offset += 1 }
    guard offset > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
      return nil
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func quote(_ range: Range<Int>) {
    replace(range.lowerBound..<range.lowerBound, with: "\"")
    replace(range.upperBound..<range.upperBound, with: "\"")
  }

  /// Takes a word in the place of a value: words of Python become those of JSON, and any other is a
  /// string without quotation marks, unless it means that there is no value.
  mutating func repairWord() -> Bool {
    let start = offset
    guard let word = takeWord() else { return false }
    switch word {
    case "true", "false", "null": break
    case "True", "False": replace(start..<offset, with: word.lowercased())
    case "None": replace(start..<offset, with: "null")
    case "NaN", "nan", "Infinity", "inf", "undefined": return false
    default:
      quote(start..<offset)
      wordEnd = offset
    }
    return true
  }

  // MARK: Numbers

  /// Takes a number, and repairs it to have no plus sign and no leading zeros, and a digit on both
  /// sides of its point.
  mutating func repairNumber() -> Bool {
    if bytes[offset] == UInt8(ascii: "+") {
      replace(offset..<offset + 1, with: "")
      offset += 1
    } else if bytes[offset] == UInt8(ascii: "-") {
      offset += 1
    }
    let first = offset
    let whole = takeDigits()
    let zeros = bytes[first..<offset].prefix { $0 == UInt8(ascii: "0") }.count
    let surplus = zeros == whole ? zeros - 1 : zeros
    if surplus > 0 { replace(first..<first + surplus, with: "") }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      if whole == 0 { replace(offset..<offset, with: "0") }
      offset += 1
      if takeDigits() == 0 {
        guard whole > 0 else { return false }
        replace(offset - 1..<offset, with: "")
      }
    } else if whole == 0 {
      return false
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, "+-".utf8.contains(bytes[offset]) { offset += 1 }
      guard takeDigits() > 0 else { return false }
    }
    return offset == bytes.count
      || !JSONReader.isWordByte(bytes[offset]) && bytes[offset] != UInt8(ascii: ".")
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
      offset += 1
    }
    return offset - start
  }

  // MARK: Texts

  /// Takes a text in quotation marks of either kind, which become double ones.
  mutating func repairText() -> Bool {
    let mark = bytes[offset]
    let isSingle = mark == UInt8(ascii: "'")
    if isSingle { replace(offset..<offset + 1, with: "\"") }
    offset += 1
    var escapes = Escapes(from: offset)
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case mark:
        repair(escapes)
        if isSingle { replace(offset..<offset + 1, with: "\"") }
        offset += 1
        return true
      case UInt8(ascii: "\""):
        replace(offset..<offset, with: "\\")
        offset += 1
      case UInt8(ascii: "\\"): repairEscape(&escapes)
      case 0..<0x20:
        replace(offset..<offset + 1, with: JSONOutput.escape(Unicode.Scalar(byte)))
        offset += 1
      default: offset += 1
      }
    }
    // The text is cut off.
    replace(offset..<offset, with: "\"", isGuess: true)
    return true
  }

  /// The backslashes of a text.
  private struct Escapes {
    /// Where the text begins.
    let start: Int
    /// Whether one of them does not begin an escape.
    var areBad = false
    /// The offsets of the others.
    var good: [Int] = []

    init(from start: Int) { self.start = start }
  }

  /// Takes an escape; a backslash that does not begin one stands for itself.
  private mutating func repairEscape(_ escapes: inout Escapes) {
    let start = offset
    offset += 1
    guard offset < bytes.count else { return replace(start..<start, with: "\\", isGuess: true) }
    switch bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      escapes.good.append(start)
      offset += 1
    case UInt8(ascii: "'"):
      replace(start..<offset, with: "")
      offset += 1
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: start) else {
        escapes.areBad = true
        return replace(start..<start, with: "\\")
      }
      offset = start + 6
      if 0xD800..<0xE000 ~= unit {
        guard unit < 0xDC00, let second = codeUnit(at: offset), 0xDC00..<0xE000 ~= second else {
          // The other half is unknown.
          return replace(start..<start + 6, with: "\\uFFFD", isGuess: true)
        }
        offset += 6
      }
      escapes.good.append(start)
    case let other:
      escapes.areBad = true
      // It may be an escape of another language.
      replace(start..<start, with: "\\", isGuess: "01234567avx".utf8.contains(other))
    }
  }

  /// Doubles all backslashes of a path when one of them does not begin an escape: then none does.
  ///
  /// This is a guess in any text.
  private mutating func repair(_ escapes: Escapes) {
    guard escapes.areBad, !escapes.good.isEmpty else { return }
    noteGuess()
    let isPath = bytes[(escapes.start + 1)...].starts(with: ":\\".utf8)
    guard isPath, !escapes.good.contains(where: { "\"\\".utf8.contains(bytes[$0 + 1]) }) else {
      return
    }
    for start in escapes.good { replace(start..<start, with: "\\") }
  }

  /// The value of an escape such as `\u00E9` that begins at an offset.
  private func codeUnit(at start: Int) -> UInt32? {
    guard start + 6 <= bytes.count, bytes[start..<start + 2].elementsEqual("\\u".utf8) else {
      return nil
    }
    let digits = String(decoding: bytes[start + 2..<start + 6], as: UTF8.self)
    return digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }
}

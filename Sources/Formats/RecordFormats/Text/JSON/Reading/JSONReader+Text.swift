import GameRecords

/// A string in a JSON text: checked, but not yet decoded.
package struct JSONText {
  /// The bytes between the quotation marks.
  package let range: Range<Int>
  /// Whether any of them is a backslash.
  package var hasEscapes = false
  /// Whether any of them is not ASCII.
  var hasWideCharacters = false
}

extension JSONReader {
  /// Reads a string up to its closing quotation mark, without checking its UTF-8.
  package mutating func readText(as what: StaticString = "a string") throws(JSONError) -> JSONText {
    try expect(.string, as: what)
    offset += 1
    let start = offset
    var hasEscapes = false
    var highBits: UInt64 = 0
    while true {
      skipPlainText(&highBits)
      guard offset < bytes.count else { throw truncated() }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        defer { offset += 1 }
        return JSONText(
          range: start..<offset,
          hasEscapes: hasEscapes,
          hasWideCharacters: highBits != 0
        )
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case let control:
        throw controlCharacter(control)
      }
    }
  }

  /// Moves to the next quotation mark, backslash or control character, eight bytes at a time, and
  /// adds the high bits of the bytes before it to those already seen.
  @inline(__always)
  private mutating func skipPlainText(_ highBits: inout UInt64) {
    while let base = bytes.baseAddress, offset + 8 <= bytes.count {
      let word = ByteWord.load(base, offset)
      let hits = Self.specials(in: word)
      guard hits == 0 else {
        // The lowest high bit that was hit, and everything below it.
        highBits |= Self.wide(in: word) & (hits & (0 &- hits) &- 1)
        offset += hits.trailingZeroBitCount >> 3
        return
      }
      highBits |= Self.wide(in: word)
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
      highBits |= UInt64(byte & 0x80)
      offset += 1
    }
  }

  private func controlCharacter(_ byte: UInt8) -> JSONError {
    let help =
      switch byte {
      case UInt8(ascii: "\n"): "write \\n, or close the string before it"
      case UInt8(ascii: "\t"): "write \\t"
      default: "write \\u and four hexadecimal digits"
      }
    let message = "control character \(DisplayText.quote([byte])) in a string"
    return JSONError(.jsonControlCharacter, message, help: help, at: offset..<offset + 1)
  }

  // MARK: Escapes

  private mutating func skipEscape() throws(JSONError) {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw truncated() }
    switch bytes[offset] {
    case UInt8(ascii: "u"):
      offset += 1
      let unit = try readCodeUnit(of: start)
      guard 0xD800..<0xE000 ~= unit else { return }
      if unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
        bytes[offset + 1] == UInt8(ascii: "u")
      {
        let second = offset
        offset += 2
        if 0xDC00..<0xE000 ~= (try readCodeUnit(of: second)) { return }
      }
      let escape = start..<start + 6
      throw JSONError(
        .jsonSurrogate,
        "“\(String(decoding: bytes[escape], as: UTF8.self))” is half of a character",
        help: "write the character itself, or both halves, such as \\uD83C\\uDF8E",
        at: escape
      )
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default:
      throw badEscape(from: start)
    }
  }

  /// Reads the four digits of an escape that begins at `start`.
  private mutating func readCodeUnit(of start: Int) throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count else { throw truncated() }
      guard let digit = Character(UnicodeScalar(bytes[offset])).hexDigitValue else {
        throw badEscape(from: start)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  /// The error about an invalid escape, up to the character that is wrong.
  private func badEscape(from start: Int) -> JSONError {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let escape = DisplayText.quote(bytes[start..<end])
    return JSONError(.jsonEscape, "\(escape) is not an escape of JSON", at: start..<end)
  }

  // MARK: Contents

  /// The contents of a string as a `String`.
  package func string(_ text: JSONText) throws(JSONError) -> String {
    guard text.hasEscapes else {
      guard text.range.count <= Limits.textBytes else { throw tooLong(text) }
      let contents = UnsafeBufferPointer(rebasing: bytes[text.range])
      if !text.hasWideCharacters { return String(decoding: contents, as: UTF8.self) }
      guard let string = String(validating: contents, as: UTF8.self) else {
        throw invalidUTF8(in: text)
      }
      return string
    }
    let contents = unescaped(text)
    guard contents.count <= Limits.textBytes else { throw tooLong(text) }
    guard let string = String(validating: contents, as: UTF8.self) else {
      throw invalidUTF8(in: text)
    }
    return string
  }

  /// The contents of a string in UTF-8, as far as it is valid.
  package func unescaped(_ text: JSONText) -> [UInt8] {
    var contents: [UInt8] = []
    contents.reserveCapacity(text.range.count)
    var index = text.range.lowerBound
    while index < text.range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        contents.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "b"): contents.append(0x08)
      case UInt8(ascii: "f"): contents.append(0x0C)
      case UInt8(ascii: "n"): contents.append(0x0A)
      case UInt8(ascii: "r"): contents.append(0x0D)
      case UInt8(ascii: "t"): contents.append(0x09)
      case UInt8(ascii: "u"):
        var value = codeUnit(at: index + 2)
        if 0xD800..<0xDC00 ~= value {
          value = 0x10000 + (value - 0xD800) << 10 + (codeUnit(at: index + 8) - 0xDC00)
          index += 6
        }
        // Surrogates come in pairs, as reading has checked.
        if let scalar = UnicodeScalar(value) { contents.append(contentsOf: scalar.utf8) }
        index += 4
      case let other: contents.append(other)
      }
      index += 2
    }
    return contents
  }

  /// The value of four hexadecimal digits.
  private func codeUnit(at start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { unit, byte in
      unit << 4 | UInt32(Character(UnicodeScalar(byte)).hexDigitValue ?? 0)
    }
  }

  private func tooLong(_ text: JSONText) -> JSONError {
    let limit = Limits.textBytes >> 20
    return JSONError(.textTooLong, "a text of more than \(limit) MiB", at: text.range)
  }

  /// The error at the first bytes of a string that are not UTF-8.
  private func invalidUTF8(in text: JSONText) -> JSONError {
    var iterator = bytes[text.range].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var (start, end) = (text.range.lowerBound, text.range.upperBound)
    var next = parser.parseScalar(from: &iterator)
    while case .valid(let scalar) = next {
      start += scalar.count
      next = parser.parseScalar(from: &iterator)
    }
    if case .error(let length) = next { end = min(end, start + length) }
    let help = "is the file in another encoding, such as Shift JIS?"
    return JSONError(.encoding, "these bytes are not UTF-8", help: help, at: start..<end)
  }
}

/// Walks over the parts of a date.
struct DateCursor {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: symbol) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func skipSpace() { skip(while: Self.isSpace) }

  /// Skips what may stand between a time and its zone.
  mutating func skipGap() {
    skip { Self.isSpace($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  /// Skips what may stand between the parts of a date, and between them and the time.
  /// - Returns: whether there was any.
  mutating func skipSeparators() -> Bool {
    let count = rest.count
    skip { byte in
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "T"):
        true
      default:
        Self.isSpace(byte)
      }
    }
    return rest.count < count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = rest.first, isSkipped(byte) { rest.removeFirst() }
  }

  /// A number and how many digits it has; `nil` if there is none or it has more than a limit.
  mutating func takeNumber(upTo limit: Int) -> (value: Int, digits: Int)? {
    var value = 0
    var digits = 0
    while let digit = rest.first.map({ $0 &- UInt8(ascii: "0") }), digit < 10 {
      guard digits < limit else { return nil }
      value = value * 10 + Int(digit)
      digits += 1
      rest.removeFirst()
    }
    return digits > 0 ? (value, digits) : nil
  }

  /// A month or day, or 0 for question marks.
  mutating func takePart() -> Int? {
    if let number = takeNumber(upTo: 2) { return number.value }
    guard rest.first == UInt8(ascii: "?") else { return nil }
    skip { $0 == UInt8(ascii: "?") }
    return 0
  }

  mutating func takeWord() -> ZoneName {
    var name = ZoneName()
    while let byte = rest.first, byte | 0x20 &- UInt8(ascii: "a") < 26 {
      name.append(byte)
      rest.removeFirst()
    }
    return name
  }
}

/// The name of a time zone in either case; names of more than eight letters are all the same.
struct ZoneName: Hashable, ExpressibleByStringLiteral {
  private var letters: UInt64 = 0
  private var count = 0

  init() {}

  init(stringLiteral text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  mutating func append(_ letter: UInt8) {
    letters = letters << 8 | UInt64(letter | 0x20)
    count = min(count + 1, 9)
  }
}

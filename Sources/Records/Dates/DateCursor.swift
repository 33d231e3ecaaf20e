/// Steps through the parts of a date.
struct DateCursor {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { offset == text.count }

  private var next: UInt8? { isAtEnd ? nil : text[offset] }

  mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: symbol) else { return false }
    offset += 1
    return true
  }

  /// Takes the separator between the parts of a time: a colon, or an underscore as in Egaroucid.
  mutating func takeTimeSeparator() -> Bool { take(":") || take("_") }

  mutating func skipSpace() { skip(while: WhiteSpace.isSpaceOrTab) }

  /// Skips what may separate a time from its zone.
  mutating func skipGap() {
    skip { WhiteSpace.isSpaceOrTab($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  /// Skips what may separate the parts of a date from each other and from the time.
  /// - Returns: whether there was any.
  mutating func skipSeparators() -> Bool {
    let start = offset
    skip { byte in
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "T"):
        true
      default:
        WhiteSpace.isSpaceOrTab(byte)
      }
    }
    return offset > start
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = next, isSkipped(byte) { offset += 1 }
  }

  /// A number and how many digits it has; `nil` if there is none or it has more digits than a
  /// limit.
  mutating func takeNumber(upTo limit: Int) -> (value: Int, digits: Int)? {
    var value = 0
    var digits = 0
    while let digit = next.map({ $0 &- UInt8(ascii: "0") }), digit < 10 {
      guard digits < limit else { return nil }
      value = value * 10 + Int(digit)
      digits += 1
      offset += 1
    }
    return digits > 0 ? (value, digits) : nil
  }

  /// A number of two digits, whatever follows.
  mutating func takeTwoDigits() -> Int? {
    var value = 0
    for _ in 0..<2 {
      guard let digit = next.map({ $0 &- UInt8(ascii: "0") }), digit < 10 else { return nil }
      value = value * 10 + Int(digit)
      offset += 1
    }
    return value
  }

  /// A month or day, or 0 for question marks.
  mutating func takePart() -> Int? {
    if let number = takeNumber(upTo: 2) { return number.value }
    guard next == UInt8(ascii: "?") else { return nil }
    skip { $0 == UInt8(ascii: "?") }
    return 0
  }

  /// Whether all further parts are unknown, if there are any.
  mutating func isRestUnknown() -> Bool {
    while skipSeparators(), !isAtEnd {
      guard takePart() == 0 else { return false }
    }
    return isAtEnd
  }

  mutating func takeWord() -> ZoneName {
    var name = ZoneName()
    while let byte = next, byte | 0x20 &- UInt8(ascii: "a") < 26 {
      name.append(byte)
      offset += 1
    }
    return name
  }
}

/// The name of a time zone in upper or lower case; all names of more than eight letters are equal.
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

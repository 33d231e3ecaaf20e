/// A number and its place.
package struct JSONNumber {
  package let value: Double
  package let range: Range<Int>
}

extension JSONReader {
  /// Reads a number, which must be finite.
  package mutating func readNumber(as what: StaticString = "a number") throws(JSONError)
    -> JSONNumber
  {
    if let small = takeSmallNumber() { return small }
    return try readAnyNumber(as: what)
  }

  /// Takes a number of few digits, such as 7 or 0.25, if it is here and ends a member.
  @inline(__always)
  package mutating func takeSmallNumber() -> JSONNumber? {
    let start = offset
    var end = start
    var digits = 0
    takeDigits(from: &end, into: &digits)
    guard end > start, bytes[start] != UInt8(ascii: "0") || end == start &+ 1 else { return nil }
    var power = 1.0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end &+= 1
      let point = end
      takeDigits(from: &end, into: &digits)
      guard end > point else { return nil }
      power = end == point &+ 1 ? 10 : end == point &+ 2 ? 100 : 1_000
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: "}")
    else { return nil }
    let range = start..<end
    offset = end
    // Both are exact, so the single rounding is correct.
    return JSONNumber(value: Double(digits) / power, range: range)
  }

  /// Takes up to three digits.
  @inline(__always)
  private func takeDigits(from end: inout Int, into digits: inout Int) {
    let limit = min(bytes.count, end &+ 3)
    while end < limit, let digit = Self.digit(bytes[end]) {
      digits = digits &* 10 &+ Int(digit)
      end &+= 1
    }
  }

  private mutating func readAnyNumber(as what: StaticString) throws(JSONError) -> JSONNumber {
    try expect(.number, as: what)
    let start = offset
    let isNegative = bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }

    var digits = DecimalDigits()
    let first = offset
    try readDigits(of: start, into: &digits)
    if bytes[first] == UInt8(ascii: "0"), offset - first > 1 {
      throw badNumber(from: start, "a number must not have leading zeros")
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      let point = offset
      try readDigits(of: start, into: &digits)
      digits.exponent -= offset - point
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      digits.exponent += try readExponent(of: start)
    }

    if let exact = digits.exactValue {
      return JSONNumber(value: isNegative ? -exact : exact, range: start..<offset)
    }
    guard offset - start <= Self.longestNumber else {
      throw badNumber(from: start, "a number has at most \(Self.longestNumber) characters")
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw badNumber(from: start, "the number is too large")
    }
    return JSONNumber(value: value, range: start..<offset)
  }

  /// No useful number is longer.
  private static let longestNumber = 1_000

  private mutating func readDigits(
    of start: Int,
    into digits: inout DecimalDigits
  ) throws(JSONError) {
    let first = offset
    while offset < bytes.count, let digit = Self.digit(bytes[offset]) {
      digits.append(digit)
      offset += 1
    }
    guard offset == first else { return }
    throw isAtEnd ? truncated() : badNumber(from: start, "a digit is missing")
  }

  private mutating func readExponent(of start: Int) throws(JSONError) -> Int {
    offset += 1
    var sign = 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") {
      sign = -1
      offset += 1
    } else if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") {
      offset += 1
    }
    var digits = DecimalDigits()
    try readDigits(of: start, into: &digits)
    // A number that is cut off here is far too large or far too small anyway.
    return sign * Int(min(digits.value, 1 << 40))
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  /// An error about the number as far as it was read, with the byte that is invalid.
  private func badNumber(from start: Int, _ reason: String) -> JSONError {
    JSONError(.badNumber(reason: reason), at: start..<max(offset, start + 1))
  }
}

/// The digits of a decimal number and how far its point must be moved.
private struct DecimalDigits {
  private(set) var value: UInt64 = 0
  private var isCut = false
  var exponent = 0

  mutating func append(_ digit: UInt8) {
    guard value < 1 << 59 else {
      isCut = true
      return
    }
    value = value * 10 + UInt64(digit)
  }

  /// The number, if plain arithmetic gives it exactly: when both operands are exact, the single
  /// rounding is correct.
  var exactValue: Double? {
    guard !isCut, value <= 1 << 53, -22...22 ~= exponent else { return nil }
    return exponent < 0
      ? Double(value) / Self.powers[-exponent] : Double(value) * Self.powers[exponent]
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

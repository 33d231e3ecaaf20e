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
    if let plain = takePlainNumber() { return plain }
    return try readAnyNumber(as: what)
  }

  /// Takes a number of up to 15 digits without an exponent, such as 7 or -0.25, if it is here.
  @inline(__always)
  package mutating func takePlainNumber() -> JSONNumber? {
    let start = offset
    var end = start
    let isNegative = end < bytes.count && bytes[end] == UInt8(ascii: "-")
    if isNegative { end &+= 1 }
    let first = end
    let limit = min(bytes.count, first &+ 16)
    var digits = 0
    var power = 1.0
    while end < limit, let digit = Self.digit(bytes[end]) {
      digits = digits &* 10 &+ digit
      end &+= 1
    }
    guard end > first, bytes[first] != UInt8(ascii: "0") || end == first &+ 1 else { return nil }
    if end < limit, bytes[end] == UInt8(ascii: ".") {
      end &+= 1
      let point = end
      while end < limit, let digit = Self.digit(bytes[end]) {
        digits = digits &* 10 &+ digit
        power *= 10
        end &+= 1
      }
      guard end > point else { return nil }
    } else if end &- first > 15 {
      return nil
    }
    if end < bytes.count {
      guard Self.digit(bytes[end]) == nil, bytes[end] | 0x20 != UInt8(ascii: "e") else {
        return nil
      }
    }
    offset = end
    // Both are exact, so the single rounding is correct.
    let value = Double(digits) / power
    return JSONNumber(value: isNegative ? -value : value, range: start..<end)
  }

  private mutating func readAnyNumber(as what: StaticString) throws(JSONError) -> JSONNumber {
    try expect(.number, as: what)
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let first = offset
    try skipDigits(of: start)
    if bytes[first] == UInt8(ascii: "0"), offset - first > 1 {
      throw badNumber(from: start, "a number must not have leading zeros")
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      try skipDigits(of: start)
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, "+-".utf8.contains(bytes[offset]) { offset += 1 }
      try skipDigits(of: start)
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

  /// Skips at least one digit of the number that begins at `start`.
  private mutating func skipDigits(of start: Int) throws(JSONError) {
    let first = offset
    while offset < bytes.count, Self.digit(bytes[offset]) != nil { offset += 1 }
    guard offset == first else { return }
    throw isAtEnd ? truncated() : badNumber(from: start, "a digit is missing")
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> Int? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }

  /// An error about the number as far as it was read, with the byte that is invalid.
  private func badNumber(from start: Int, _ reason: String) -> JSONError {
    JSONError(.jsonNumber, reason, at: start..<max(offset, start + 1))
  }
}

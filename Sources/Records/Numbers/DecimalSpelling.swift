/// Reads and writes numbers as the programs of the field write them: `12`, `-18.40`, `+6.000`,
/// `.5`, `1e-05`.
@usableFromInline
package enum DecimalSpelling {
  /// The number that a text names, or `nil` for any other text and for numbers that are too large.
  package static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var offset = 0
    let number = takeNumber(from: &offset, of: text)
    return offset == text.count ? number : nil
  }

  /// The same for a string.
  package static func number(_ text: some StringProtocol) -> Double? {
    var text = Substring(text)
    return text.withUTF8 { number($0) }
  }

  /// A whole number of at least one digit and at most `digits`; `nil` for any other text.
  @inlinable
  package static func whole(_ text: some Collection<UInt8>, upTo digits: Int) -> Int? {
    guard (1...digits).contains(text.count) else { return nil }
    var number = 0
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }

  /// Takes the characters of a number.
  /// - Parameters:
  ///   - offset: where the number begins; afterwards where it ends.
  ///   - text: the text.
  /// - Returns: the number, or `nil` if there is none or it is too large.
  @inlinable @inline(__always)
  package static func takeNumber(from offset: inout Int, of text: UnsafeBufferPointer<UInt8>)
    -> Double?
  {
    let start = offset
    var isNegative = false
    if offset < text.count, text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+") {
      isNegative = text[offset] == UInt8(ascii: "-")
      offset &+= 1
    }
    var digits = 0
    let first = offset
    takeDigits(from: &offset, of: text, into: &digits)
    var count = offset &- first
    var fraction = 0
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      offset &+= 1
      let point = offset
      takeDigits(from: &offset, of: text, into: &digits)
      fraction = offset &- point
      count &+= fraction
    }
    guard count > 0 else { return nil }
    let hasExponent = offset < text.count && text[offset] | 0x20 == UInt8(ascii: "e")
    guard count < powers.count, !hasExponent else {
      return takeLongNumber(from: start, to: &offset, of: text)
    }
    // Both are exact, so the single rounding is correct.
    let number = fraction == 0 ? Double(digits) : Double(digits) / powers[fraction]
    return isNegative ? -number : number
  }

  /// The powers of ten that are exact together with numbers of as many digits.
  @usableFromInline
  static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Takes digits; their value is only right if there are few.
  @inlinable @inline(__always)
  static func takeDigits(
    from offset: inout Int,
    of text: UnsafeBufferPointer<UInt8>,
    into value: inout Int
  ) {
    while offset < text.count {
      let digit = text[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ Int(digit)
      offset &+= 1
    }
  }

  /// No useful number has more characters.
  private static let longest = 1_000

  /// A number whose mantissa ends at `end`, where an exponent may follow.
  @usableFromInline
  static func takeLongNumber(
    from start: Int,
    to end: inout Int,
    of text: UnsafeBufferPointer<UInt8>
  ) -> Double? {
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") {
        end += 1
      }
      var exponent = 0
      let digits = end
      takeDigits(from: &end, of: text, into: &exponent)
      guard end > digits else { return nil }
    }
    guard end - start <= longest,
      let number = Double(String(decoding: text[start..<end], as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }
}

/// Reads numbers as the format writes them: digits, perhaps with a sign, a fraction and an
/// exponent; no infinity and no hexadecimal ones.
enum DecimalNumber {
  /// No number that anybody needs has more characters.
  private static let longest = 400

  /// The number, or `nil` when the text is none or its value is not finite.
  static func value(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= longest else { return nil }
    var rest = text[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var digits: UInt64 = 0
    let whole = takeDigits(&rest, into: &digits)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = takeDigits(&rest, into: &digits)
      guard fraction > 0 else { return nil }
    }
    guard whole > 0 else { return nil }
    // Up to 15 digits and powers of ten up to 22 are exact, so that one division rounds correctly.
    if rest.isEmpty, whole + fraction <= 15 {
      let value = Double(digits) / powers[fraction]
      return isNegative ? -value : value
    }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard takeDigits(&rest, into: &digits) > 0 else { return nil }
    }
    guard rest.isEmpty, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  /// Takes digits off and returns how many there were; what they mean is right up to 15 of them.
  private static func takeDigits(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>,
    into value: inout UInt64
  ) -> Int {
    let count = rest.count
    while let byte = rest.first, byte &- UInt8(ascii: "0") < 10 {
      value = value &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return count - rest.count
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

import GameRecords

/// Reads numbers as the format writes them: digits, optionally with a minus sign, a fraction and an
/// exponent.
///
/// Neither infinity nor hexadecimal numbers are allowed.
enum DecimalNumber {
  /// No useful number has more characters.
  private static let longest = 400

  /// The number; `nil` when the text is not a number or its value is not finite.
  static func value(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= longest, hasDigitsAroundPoint(text) else { return nil }
    return DecimalSpelling.number(text)
  }

  /// Whether a digit comes first, after any minus sign, and right after the point.
  private static func hasDigitsAroundPoint(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = text.first == UInt8(ascii: "-") ? 1 : 0
    guard isDigit(first, of: text) else { return false }
    let point = text.firstIndex(of: UInt8(ascii: "."))
    return point.map { isDigit($0 + 1, of: text) } ?? true
  }

  private static func isDigit(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    index < text.count && text[index] &- UInt8(ascii: "0") < 10
  }
}

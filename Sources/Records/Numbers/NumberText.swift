/// Numbers as written in formats and messages.
package enum NumberText {
  /// How JSON and XML write a finite number: the shortest decimal that reads back as the same number,
  /// without a fraction when there is none.
  package static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return shortText(of: number) ?? number.description
  }

  /// A number with one to three decimals and up to six digits before them, such as most times; `nil`
  /// for any other.
  ///
  /// No other decimal of so few digits is the same number, so this is the shortest one.
  private static func shortText(of number: Double) -> String? {
    guard number.magnitude < 1_000_000 else { return nil }
    var digits = Int((number.magnitude * 1_000).rounded())
    guard Double(digits) / 1_000 == number.magnitude else { return nil }
    var decimals = 3
    while digits.isMultiple(of: 10) {
      digits /= 10
      decimals -= 1
    }
    // A sign, six digits, the point and three digits.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 11) { text in
      var start = text.count
      func put(_ byte: UInt8) {
        start -= 1
        text[start] = byte
      }
      for _ in 0..<decimals {
        put(UInt8(ascii: "0") + UInt8(digits % 10))
        digits /= 10
      }
      put(UInt8(ascii: "."))
      repeat {
        put(UInt8(ascii: "0") + UInt8(digits % 10))
        digits /= 10
      } while digits > 0
      if number < 0 { put(UInt8(ascii: "-")) }
      return String(decoding: text[start...], as: UTF8.self)
    }
  }

  /// A nonnegative number with leading zeros up to a minimum number of digits.
  package static func decimal(_ number: Int, digits: Int) -> String {
    padded(String(number), digits)
  }

  /// A number in hexadecimal with leading zeros up to a minimum number of digits, for example
  /// `00E9`.
  package static func hexadecimal(
    _ number: UInt64,
    digits: Int,
    uppercase: Bool = true
  ) -> String {
    padded(String(number, radix: 16, uppercase: uppercase), digits)
  }

  /// Nonnegative milliseconds as seconds with three decimals, for example `0.250`.
  package static func seconds(milliseconds: Int) -> String {
    "\(milliseconds / 1_000).\(decimal(milliseconds % 1_000, digits: 3))"
  }

  private static func padded(_ text: String, _ digits: Int) -> String {
    String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

/// Numbers as written in formats and messages.
package enum NumberText {
  /// How JSON and XML write a finite number: the shortest decimal that reads back as the same number,
  /// without a fraction when there is none.
  package static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return number.description
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

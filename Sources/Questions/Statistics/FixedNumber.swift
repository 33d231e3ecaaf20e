import GameRecords

/// Numbers with a fixed number of decimals, for tables.
package enum FixedNumber {
  /// Returns a number with some decimals, for example `59.70`.
  package static func text(_ number: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { unit, _ in unit * 10 }
    let scaled = Int((number.magnitude * Double(unit)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(scaled) }
    return sign + String(scaled / unit) + "." + NumberText.decimal(scaled % unit, digits: digits)
  }

  /// Returns a part of a whole in percent, such as `2.4 %`; only none is 0 %, and only all is 100
  /// %.
  static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "" }
    let tenths = (Double(part) / Double(whole) * 1000).rounded()
    if tenths == 0, part > 0 { return "<0.1 %" }
    if tenths == 1000, part < whole { return ">99.9 %" }
    return text(tenths / 10, digits: 1) + " %"
  }

  /// Returns the number with at most four decimals, for programs.
  package static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

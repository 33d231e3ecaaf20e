/// The digits of a decimal number and how far its point must be moved.
struct DecimalDigits {
  private(set) var value: UInt64 = 0
  private var isCut = false
  var exponent = 0

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    guard value < 1 << 59 else {
      isCut = true
      return
    }
    value = value &* 10 &+ UInt64(digit)
  }

  /// The number, if plain arithmetic gives it exactly: when both operands are exact, the one
  /// rounding is correct.
  @inline(__always)
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

/// A colour in sRGB without transparency.
public struct Colour: Hashable, Sendable {
  /// The components, 0 to 255.
  public let red, green, blue: UInt8

  /// Creates a colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from a number, `0xRRGGBB`.
  init(_ number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16),
      green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number)
    )
  }

  /// Creates a colour from the hexadecimal notation of CSS, `#rgb` or `#rrggbb`; `nil` for any
  /// other text.
  public init?(_ text: some StringProtocol) {
    guard let (colour, opacity) = Self.parse(text), opacity == nil else { return nil }
    self = colour
  }

  /// Returns the colour of the hexadecimal notation of CSS, and its opacity, 0 to 255, if the text has
  /// one: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; `nil` for any other text.
  package static func parse(_ text: some StringProtocol) -> (colour: Colour, opacity: UInt8?)? {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == text.utf8.count - 1 else { return nil }
    let parts: [UInt8]
    switch digits.count {
    case 3, 4: parts = digits.map { UInt8($0 * 17) }
    case 6, 8:
      parts = stride(from: 0, to: digits.count, by: 2).map {
        UInt8(16 * digits[$0] + digits[$0 + 1])
      }
    default: return nil
    }
    let colour = Colour(red: parts[0], green: parts[1], blue: parts[2])
    return (colour, parts.count > 3 ? parts[3] : nil)
  }

  /// Returns a mixture with another colour: `share` 0 is this one, 1 the other.
  package func mixed(with other: Colour, _ share: Double) -> Colour {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return Colour(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue)
    )
  }

  static let black = Colour(0x000000)
  static let white = Colour(0xFFFFFF)

  /// The perceived brightness, 0 to 1 (relative luminance of WCAG 2.2).
  var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast to another colour, 1 to 21 (contrast ratio of WCAG 2.2).
  public func contrast(to other: Colour) -> Double {
    let levels = [luminance, other.luminance].sorted()
    return (levels[1] + 0.05) / (levels[0] + 0.05)
  }

  /// Returns a number from 0 to 1 to the power of 2.4: its square times its fifth root squared.
  private func power(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    var (root, next) = (2.0, 1.0)
    // Newton's method for the fifth root, which comes down to it until the precision is exhausted.
    while next < root {
      root = next
      let fourth = root * root * root * root
      next = root - (fourth * root - base) / (5 * fourth)
    }
    return base * base * root * root
  }
}

extension Colour: CustomStringConvertible {
  /// The shortest hexadecimal notation of CSS.
  public var description: String {
    let parts = [red, green, blue]
    if parts.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + parts.map { String($0 / 17, radix: 16) }.joined()
    }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

import GameRecords

/// Builds markup as bytes.
struct SVGOutput {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(1 << 16) }

  /// Appends markup as it is.
  mutating func add(_ markup: String) { bytes += markup.utf8 }

  /// Appends parts of markup as they are, faster than as one interpolated text.
  mutating func add(_ markup: String...) { for part in markup { add(part) } }

  /// Appends markup as it is.
  mutating func add(_ markup: [UInt8]) { bytes += markup }

  /// Appends the name of a cell, faster than with a text.
  mutating func add(_ cell: GridCell) { cell.append(to: &bytes) }

  /// Appends text with all markup escaped.
  mutating func add(text: String) { add(Self.escape(text)) }

  /// Returns an opacity of 0 to 255 as a number from 0 to 1.
  static func opacity(_ opacity: UInt8) -> String { number(Double(opacity) / 255, decimals: 3) }

  /// Returns a text with the special characters of XML and HTML escaped.
  static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// Returns the words of a message after its disk, with a typographic apostrophe.
  static func words(of message: Frame.Message) -> String {
    String(message.words.map { $0 == "'" ? "’" : $0 })
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Returns a whole length in CSS.
  static func length(_ units: Int) -> String { units == 0 ? "0" : "\(units)px" }

  /// Returns a number in the shortest form of CSS and SVG, rounded to some decimals.
  static func number(_ value: Double, decimals: Int = 2) -> String {
    let factor = (0..<decimals).reduce(1) { factor, _ in factor * 10 }
    let scaled = Int((value * Double(factor)).rounded())
    var (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = decimals
    while rest.isMultiple(of: 10) { (rest, digits) = (rest / 10, digits - 1) }
    return sign + (whole == 0 ? "" : String(whole)) + "."
      + NumberText.decimal(Int(rest), digits: digits)
  }
}

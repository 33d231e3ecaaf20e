import GameRecords

/// The JSON of casts.
enum CastText {
  /// Returns a text as a JSON string.
  static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\r": quoted += "\\r"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        quoted += "\\u" + NumberText.hexadecimal(UInt64(scalar.value), digits: 4, uppercase: false)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns milliseconds as seconds with three decimals.
  static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(NumberText.decimal(milliseconds % 1000, digits: 3))"
  }
}

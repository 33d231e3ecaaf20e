import GameRecords

/// JSON as casts need it.
enum CastText {
  /// A text in JSON's quotation marks.
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

  /// Milliseconds as seconds with three decimals.
  static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(NumberText.decimal(milliseconds % 1000, digits: 3))"
  }
}

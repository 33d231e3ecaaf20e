import GameRecords

/// Texts in JSON.
enum JSONText {
  /// Returns a text as a JSON string, without the characters that end a script in HTML.
  static func quote(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": quoted += "\\u003C"
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

  /// Whether a byte is never written as it is.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || "<\"\\".utf8.contains(byte)
  }
}

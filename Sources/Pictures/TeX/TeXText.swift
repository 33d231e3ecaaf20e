import GameRecords

/// Texts in LaTeX.
enum TeXText {
  /// Returns a text that is typeset as it is: with all special characters escaped, so that it runs
  /// no commands.
  static func escape(_ text: String) -> String {
    var escaped = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      // Two of these in a row become another character.
      if scalar == last, "-',".unicodeScalars.contains(scalar) { escaped += "{}" }
      escaped += commands[scalar] ?? (isControl(scalar) ? " " : String(scalar))
      last = scalar
    }
    return escaped
  }

  /// What is written for special characters.
  ///
  /// Some packages for languages make the quotation mark a command, and a bracket after the end of
  /// a line would be an option.
  private static let commands: [Unicode.Scalar: String] = [
    "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "$": "\\$", "&": "\\&", "#": "\\#",
    "%": "\\%", "_": "\\_", "^": "\\textasciicircum{}", "~": "\\textasciitilde{}",
    "<": "\\textless{}", ">": "\\textgreater{}", "|": "\\textbar{}", "[": "{[}",
    "\"": "{\\symbol{34}}", "`": "{\\symbol{96}}",
  ]

  /// Returns a text as a comment on one line.
  static func comment(_ text: String) -> String {
    "% " + String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  /// Whether a character could end a line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns the first character of a text that pdflatex cannot print; `nil` if it prints them all.
  static func beyondLatin(_ text: String) -> Character? {
    text.first { !$0.unicodeScalars.allSatisfy(isLatin) }
  }

  /// Whether pdflatex prints a character with the font encoding T1: those of ASCII, and those that
  /// LaTeX's `t1enc.dfu` and `ts1enc.dfu` declare, apart from the rarest.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x126, 0x127, 0x138, 0x13F, 0x140, 0x149, 0x166, 0x167: false
    case 0x20..<0x7F, 0xA0...0x17E, 0x218...0x21B, 0x2013, 0x2014, 0x2018...0x201A,
      0x201C...0x201E, 0x2020...0x2022, 0x2026, 0x2030, 0x2039, 0x203A, 0x20AC, 0x2122:
      true
    default: false
    }
  }
}

/// Makes text from files safe to show in terminals and logs.
public enum DisplayText {
  /// Returns a text in quotation marks, escaped and cut after `limit` characters, for use in a
  /// message.
  ///
  /// Combining marks that pile up on one character are limited as well, so that no text fills the
  /// screen.
  public static func quote(_ text: some StringProtocol, limit: Int = 40) -> String {
    // Nearly all texts are short and need no escaping, and whether they are records is asked often.
    if text.utf8.prefix(limit + 1).count <= limit, text.utf8.allSatisfy(isPlain) {
      return "“\(text)”"
    }
    let scalars = String.UnicodeScalarView(text.unicodeScalars.prefix(4 * limit))
    let shown = String(scalars).prefix(limit)
    let isCut = shown.utf8.count < text.utf8.count
    return "“" + escape(shown) + (isCut ? "…" : "") + "”"
  }

  /// Returns bytes in quotation marks, escaped; if they are not UTF-8, bytes outside of ASCII
  /// appear as `\xNN`.
  public static func quote(_ bytes: some Collection<UInt8>, limit: Int = 40) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return quote(text, limit: limit) }
    let shown = bytes.prefix(limit).map { byte in
      isPlain(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + NumberText.hexadecimal(UInt64(byte), digits: 2)
    }
    return "“" + shown.joined() + (bytes.count > limit ? "…" : "") + "”"
  }

  /// Returns the whole text, escaped.
  public static func escape(_ text: some StringProtocol) -> String {
    // Nearly all texts need no escaping, and there may be as many as there are findings.
    let isPlainText =
      text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) }
      ?? text.utf8.allSatisfy(isPlain)
    guard !isPlainText, text.unicodeScalars.contains(where: isUnsafe) else { return String(text) }
    return text.map(escape).joined()
  }

  /// Returns a file's name as one word of a command that a message suggests, in quotation marks
  /// where a shell needs them, escaped.
  package static func shellWord(_ name: String) -> String {
    let name = name.hasPrefix("-") ? "./" + name : name
    let isPlain = name.allSatisfy { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || "%+,-./:=@_".contains(letter))
    }
    if isPlain { return name }
    let letters = name.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }
    return escape("'" + letters.joined() + "'")
  }

  /// Returns an escaped text so that it does not change the order of the text around it: one that has
  /// letters of a script that is written from right to left is between marks that isolate it.
  package static func isolate(_ text: String) -> String {
    text.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}" + text + "\u{2069}" : text
  }

  /// Whether a character is in a block of a script that is written from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Returns lines of text, each escaped; only line feeds end lines.
  package static func escape(lines: String) -> String {
    guard lines.unicodeScalars.contains(where: { $0 != "\n" && isUnsafe($0) }) else { return lines }
    return lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escape($0) }.joined(separator: "\n")
  }

  /// Returns a character, or its escape if it would control the terminal or reorder text.
  static func escape(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: isUnsafe) else { return String(character) }
    return character.unicodeScalars.map { scalar in
      switch scalar.value {
      case _ where !isUnsafe(scalar): String(scalar)
      case 0..<0x20: String(UnicodeScalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: "\u{2421}"
      default: "\\u{" + NumberText.hexadecimal(UInt64(scalar.value), digits: 4) + "}"
      }
    }
    .joined()
  }

  /// Whether a byte of UTF-8 is a printable character of ASCII.
  static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  /// Control characters, the invisible characters that change the direction of text, and the two
  /// code points that neither XML nor YAML allows.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE...0xFFFF:
      true
    default: false
    }
  }
}

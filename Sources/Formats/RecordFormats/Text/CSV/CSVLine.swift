import GameRecords

/// One line of a table in CSV, after RFC 4180: fields between commas, in quotation marks if needed.
package struct CSVLine {
  private var line: [UInt8] = []
  private var hasFields = false

  /// Creates an empty line.
  package init() {}

  /// Creates a line of words that need no quotation marks.
  package init(_ words: [String]) { for word in words { add(word) } }

  /// Adds a text that the program has made.
  package mutating func add(_ text: String) {
    beginField()
    guard text.utf8.contains(where: { Self.isSpecial($0) }) else {
      line += text.utf8
      return
    }
    line.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { line.append(byte) }
      line.append(byte)
    }
    line.append(UInt8(ascii: "\""))
  }

  /// Adds a text from a file, so that no spreadsheet reads it as a formula and no terminal as a
  /// command.
  package mutating func add(untrusted text: String?) {
    guard let text else { return beginField() }
    if !addHarmless(text) { add(Self.inert(text)) }
  }

  /// Adds a text that begins with a letter or digit and has only printable ASCII; most do.
  private mutating func addHarmless(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, ASCII.isLetter(first) || ASCII.isDigit(first),
        bytes.allSatisfy({ 0x20..<0x7F ~= $0 && !Self.isSpecial($0) })
      else { return false }
      beginField()
      line += bytes
      return true
    } ?? false
  }

  /// Adds a number, or an empty field.
  package mutating func add(_ number: Double?) {
    beginField()
    if let number { line += NumberText.text(of: number).utf8 }
  }

  private mutating func beginField() {
    if hasFields { line.append(UInt8(ascii: ",")) }
    hasFields = true
  }

  /// The line, including its line end.
  package var bytes: [UInt8] { line + Array("\r\n".utf8) }

  /// Whether a field shows some characters of a text as symbols, since they would control a terminal.
  package static func replacesCharacters(of text: String) -> Bool { withoutControls(text) != text }

  /// Returns a text whose only control characters are line ends and tabs, which quotation marks keep.
  private static func withoutControls(_ text: String) -> String {
    let escaped = DisplayText.escape(text)
    guard escaped != text else { return text }
    return text.map {
      ["\n", "\r\n", "\t"].contains($0) ? String($0) : DisplayText.escape(String($0))
    }
    .joined()
  }

  /// Whether a byte is allowed only between quotation marks.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D
  }

  /// Returns untrusted text that no spreadsheet reads as a formula and no terminal as a command.
  ///
  /// A formula gets an apostrophe, and one more if it had some, so that no two texts become the same.
  package static func inert(_ text: String) -> String {
    let safe = withoutControls(text)
    let start = safe.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "'" }
    guard let start, "=+-@＝＋－＠".unicodeScalars.contains(start) else { return safe }
    return "'" + safe
  }
}

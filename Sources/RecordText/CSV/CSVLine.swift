import GameRecords

/// One line of a table in CSV, after RFC 4180: fields between commas, in quotation marks if needed.
package struct CSVLine {
  private var fields: [String] = []

  /// Creates an empty line.
  package init() {}

  /// Creates a line of words that need no quotation marks.
  package init(_ words: [String]) { fields = words }

  /// Adds a text that the program has made.
  package mutating func add(_ text: String) { fields.append(Self.quoted(text)) }

  /// Adds a text from a file, so that no spreadsheet reads it as a formula and no terminal as a
  /// command.
  package mutating func add(untrusted text: String?) { add(text.map(Self.inert) ?? "") }

  /// Adds a number, or an empty field.
  package mutating func add(_ number: Double?) {
    fields.append(number.map(NumberText.text) ?? "")
  }

  /// The line, including its line end.
  package var bytes: [UInt8] { Array((fields.joined(separator: ",") + "\r\n").utf8) }

  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// Returns untrusted text that no spreadsheet reads as a formula and no terminal as a command.
  ///
  /// A formula gets an apostrophe, and one more if it had some, so that no two texts become the same.
  package static func inert(_ text: String) -> String {
    let safe = DisplayText.escape(text)
    let start = safe.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "'" }
    guard let start, "=+-@＝＋－＠".unicodeScalars.contains(start) else { return safe }
    return "'" + safe
  }
}

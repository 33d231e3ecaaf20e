import GameRecords

extension DisplayText {
  /// Returns a safe text of at most some columns, with an ellipsis if it was cut.
  static func fitting(_ text: String, columns limit: Int) -> String {
    // Combining marks count too, so that no text fills the screen.
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(4 * limit)))
    let safe = escape(start)
    if start.utf8.count == text.utf8.count, TerminalWidth.columns(of: safe) <= limit { return safe }
    var kept = ""
    var columns = 0
    for character in safe {
      columns += TerminalWidth.columns(of: String(character))
      guard columns < limit else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}

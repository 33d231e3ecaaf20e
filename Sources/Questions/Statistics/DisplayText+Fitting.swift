import GameRecords

extension DisplayText {
  /// Returns a safe text of at most some columns, with an ellipsis if it was cut.
  /// - Parameters:
  ///   - text: the text.
  ///   - limit: the number of columns, at least 1.
  ///   - keepsEnd: whether the beginning is cut, and not the end.
  /// - Returns: the text, or a part of it.
  static func fitting(_ text: String, columns limit: Int, keepsEnd: Bool = false) -> String {
    // Combining marks count too, so that no text fills the screen.
    let scalars = text.unicodeScalars
    let part = keepsEnd ? scalars.suffix(4 * limit) : scalars.prefix(4 * limit)
    let safe = escape(String(String.UnicodeScalarView(part)))
    if part.endIndex == scalars.endIndex, part.startIndex == scalars.startIndex,
      TerminalWidth.columns(of: safe) <= limit
    {
      return safe
    }
    var kept: [Character] = []
    var columns = 0
    for character in keepsEnd ? Array(safe.reversed()) : Array(safe) {
      columns += TerminalWidth.columns(of: String(character))
      guard columns < limit else { break }
      kept.append(character)
    }
    return keepsEnd ? "…" + String(kept.reversed()) : String(kept) + "…"
  }
}

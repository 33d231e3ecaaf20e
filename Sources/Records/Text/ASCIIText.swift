/// Text in ASCII for terminals that show nothing else.
package enum ASCIIText {
  /// Typographic signs and parts of boxes, each with a sign in its place.
  ///
  /// Heavy lines, which mark the cursor and the side to move, differ from light ones.
  private static let signs: [Character: Character] = [
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "×": "x", "·": ".",
    "…": "~", "−": "-", "→": ">", "►": ">", "◄": "<", "●": "x", "○": "o",
    "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+",
    "┴": "+", "┼": "+",
    "━": "=", "┃": "#", "┏": "#", "┓": "#", "┗": "#", "┛": "#",
    "◐": "|", "◓": "/", "◑": "-", "◒": "\\",
  ]

  /// Returns a text of the same width; `?` stands for letters that are unknown.
  package static func cells(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { letter in
      if letter.isASCII { return String(letter) }
      if let sign = signs[letter] { return String(sign) }
      return String(repeating: "?", count: TerminalWidth.columns(of: String(letter)))
    }
    .joined()
  }

  /// Returns a running text, in which an ellipsis may be longer.
  package static func text(_ text: String) -> String {
    cells(text.split(separator: "…", omittingEmptySubsequences: false).joined(separator: "..."))
  }
}

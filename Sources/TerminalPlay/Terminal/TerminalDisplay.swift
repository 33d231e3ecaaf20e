import Flipbook

/// What is written to have a terminal show something whole.
enum TerminalDisplay {
  /// Goes to the upper left corner and clears the display.
  static let clearing = "\u{1B}[H\u{1B}[2J"

  /// Clears the display, and shows a message on as much room as there is.
  static func message(_ message: String, _ size: TerminalSize) -> String {
    let lines = DisplayText.wrap(message, width: size.columns).prefix(size.lines)
    return clearing + lines.map { $0.prefix(size.columns) }.joined(separator: "\r\n")
  }

  /// Has all of a text be shown at once; terminals that do not know the mode ignore it.
  static func atOnce(_ text: String) -> String { "\u{1B}[?2026h\(text)\u{1B}[?2026l" }
}

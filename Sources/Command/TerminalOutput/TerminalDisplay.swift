package import Flipbook

/// Control sequences for drawing a whole display.
package enum TerminalDisplay {
  /// Moves the cursor to the upper left corner and clears the display.
  package static let clearing = "\u{1B}[H\u{1B}[2J"

  /// Returns the text that clears the display and shows a message as far as there is room.
  package static func message(_ message: String, _ size: TerminalSize) -> String {
    let lines = DisplayText.wrap(message, width: size.columns).prefix(size.lines)
    return clearing + lines.map { $0.prefix(size.columns) }.joined(separator: "\r\n")
  }

  /// Returns a text wrapped in synchronised output, which shows it all at once; terminals without
  /// that mode ignore it.
  package static func atOnce(_ text: String) -> String { "\u{1B}[?2026h\(text)\u{1B}[?2026l" }
}

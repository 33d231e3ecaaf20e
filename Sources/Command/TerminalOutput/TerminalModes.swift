import Platform

/// The modes of a terminal while it is taken over.
///
/// Source: "XTerm Control Sequences", section "DEC Private Mode Set".
struct TerminalModes {
  /// Whether keys and the mouse are read.
  let takesInput: Bool

  /// Switches to the alternate screen, empty and without a cursor.
  ///
  /// For input, also turns on reports of mouse buttons, including places beyond column 223, and
  /// bracketed paste, which distinguishes pasted text from typed keys.
  var entering: String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[J"
      + (takesInput ? "\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  /// Switches back to the normal screen, with a cursor and without text attributes.
  ///
  /// A terminal with only one screen is cleared.
  var leaving: String {
    (takesInput ? "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l" : "")
      + "\u{1B}[?2026l\u{1B}[0m\u{1B}[H\u{1B}[J\u{1B}[?1049l\u{1B}[?25h"
  }

  /// Turns off the echo of typed characters and, for input, delivers them without waiting for a
  /// line end.
  func change(_ settings: inout TerminalSettings) {
    settings.hideInput()
    if takesInput { settings.deliverKeys() }
  }
}

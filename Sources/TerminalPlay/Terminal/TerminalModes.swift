import Glibc

/// What a terminal is asked for while it is taken.
///
/// Source: "XTerm Control Sequences", section "DEC Private Mode Set".
struct TerminalModes {
  /// Whether keys and the mouse are read.
  let takesInput: Bool

  /// Goes to the terminal's other screen, empty and without a cursor.
  ///
  /// The mouse's buttons are told, with places beyond column 223 too, and pasted text comes as if it
  /// were typed.
  var entering: String {
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[H\u{1B}[J"
      + (takesInput ? "\u{1B}[?2004l\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  /// Goes back to the screen from before, with a cursor and usual letters.
  ///
  /// Terminals that have one screen are emptied at least.
  var leaving: String {
    (takesInput ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
      + "\u{1B}[?2026l\u{1B}[0m\u{1B}[H\u{1B}[J\u{1B}[?1049l\u{1B}[?25h"
  }

  /// Has typed letters not shown, and told at once where they are read.
  ///
  /// Ctrl-C, Ctrl-Z and Ctrl-S work as ever.
  func change(_ settings: inout termios) {
    settings.c_lflag &= ~tcflag_t(ECHO)
    guard takesInput else { return }
    settings.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
  }
}

import CLibrary

/// What a terminal does with what is typed.
package struct TerminalSettings {
  private var settings: termios

  /// Reads the settings of a terminal; `nil` for anything else.
  package init?(of terminal: FileDescriptor) {
    var settings = termios()
    guard tcgetattr(terminal.rawValue, &settings) == 0 else { return nil }
    self.settings = settings
  }

  /// Gives them to a terminal; safe in signal handlers.
  package func apply(to terminal: FileDescriptor) {
    var settings = settings
    tcsetattr(terminal.rawValue, TCSANOW, &settings)
  }

  /// Turns off the echo of typed characters.
  package mutating func hideInput() { settings.c_lflag &= ~tcflag_t(ECHO) }

  /// Delivers each typed character at once, without waiting for a line end; Ctrl-C, Ctrl-Z and Ctrl-S
  /// keep working.
  package mutating func deliverKeys() {
    settings.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
  }
}

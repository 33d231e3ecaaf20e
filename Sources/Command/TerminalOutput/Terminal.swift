package import Flipbook
package import Platform

/// The capabilities of outputs.
package enum Terminal {
  /// Returns whether to use colours: as the user chose, and by default on a terminal that has them.
  package static func usesColour(_ output: FileDescriptor) -> Bool {
    switch ColourChoice.current {
    case .always: true
    case .never: false
    case .auto: output.isTerminal && isCapable
    }
  }

  /// Whether the terminal can do more than print lines of text.
  package static var isCapable: Bool { !["", "dumb"].contains(setting("TERM")) }

  /// The characters of the user's language settings: those of the first variable that is set.
  package static var characters: TerminalCharacters {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(setting).first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  /// Returns a text as an output can show it: a terminal may have only ASCII.
  package static func readable(_ text: String, on output: FileDescriptor) -> String {
    output.isTerminal ? characters.text(text) : text
  }

  /// Whether long work shows its progress: on a terminal, unless the user wants it quiet.
  package static var showsProgress: Bool {
    !Quietness.isQuiet && FileDescriptor.standardError.isTerminal && isCapable
  }

  /// Returns an environment variable; empty if it is not set.
  package static func setting(_ name: String) -> String {
    Environment[name] ?? ""
  }
}

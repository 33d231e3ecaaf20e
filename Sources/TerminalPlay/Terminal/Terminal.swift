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

  /// Returns an environment variable; empty if it is not set.
  package static func setting(_ name: String) -> String {
    Environment[name] ?? ""
  }
}

import Glibc

/// The capabilities of outputs.
package enum Terminal {
  /// Returns whether to use colours: as the user chose, and by default on a terminal that has them.
  package static func usesColour(_ descriptor: CInt) -> Bool {
    switch ColourChoice.current {
    case .always: true
    case .never: false
    case .auto: isatty(descriptor) == 1 && isCapable
    }
  }

  /// Whether the terminal can do more than print lines of text.
  package static var isCapable: Bool { !["", "dumb"].contains(setting("TERM")) }

  /// Returns an environment variable; empty if it is not set.
  package static func setting(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

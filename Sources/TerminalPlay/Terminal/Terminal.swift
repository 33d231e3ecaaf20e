import Glibc

/// What may be shown on an output.
package enum Terminal {
  /// Whether colours may be used: as the user wants it, or else on a terminal that has them.
  package static func usesColour(_ descriptor: CInt) -> Bool {
    switch ColourChoice.current {
    case .always: true
    case .never: false
    case .auto: isatty(descriptor) == 1 && isCapable
    }
  }

  /// Whether the terminal understands more than lines of text.
  package static var isCapable: Bool { !["", "dumb"].contains(setting("TERM")) }

  /// A variable of the environment; empty when it is not set.
  package static func setting(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

internal import Glibc

/// What may be shown on an output.
enum Terminal {
  /// Whether colours may be used: only on a terminal, and never against the user's wish
  /// (`NO_COLOR`, see no-color.org; `TERM=dumb`).
  static func usesColour(_ descriptor: CInt) -> Bool {
    guard isatty(descriptor) == 1 else { return false }
    return isCapable && !refusesColour
  }

  /// Whether the user wants no colours anywhere.
  static var refusesColour: Bool { !setting("NO_COLOR").isEmpty }

  /// Whether the terminal understands more than lines of text.
  static var isCapable: Bool { !["", "dumb"].contains(setting("TERM")) }

  /// A variable of the environment; empty when it is not set.
  static func setting(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

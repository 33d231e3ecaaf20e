internal import Glibc

/// What may be shown on an output.
enum Terminal {
  /// Whether colours may be used: only on a terminal, and never against the user's wish
  /// (`NO_COLOR`, see no-color.org; `TERM=dumb`).
  static func usesColour(_ descriptor: CInt) -> Bool {
    guard isatty(descriptor) == 1 else { return false }
    if let setting = getenv("NO_COLOR"), setting.pointee != 0 { return false }
    return isCapable
  }

  /// Whether the terminal understands more than lines of text.
  static var isCapable: Bool {
    if let kind = getenv("TERM"), String(cString: kind) == "dumb" { return false }
    return true
  }
}

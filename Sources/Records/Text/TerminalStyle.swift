/// The text styles of a terminal, or plain text.
public struct TerminalStyle: Sendable {
  /// Whether it marks anything.
  public let usesColour: Bool

  /// Creates a style with colours or without.
  public init(usesColour: Bool) { self.usesColour = usesColour }

  /// A text style, with its terminal code.
  @usableFromInline
  package enum Look: String {
    case bold = "1"
    case dim = "2"
    case good = "32"
    case strong = "1;7"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
  }

  /// What stands out.
  public func bold(_ text: String) -> String { wrap(text, .bold) }
  /// What may be overlooked.
  public func dim(_ text: String) -> String { wrap(text, .dim) }
  /// What is right or possible.
  public func good(_ text: String) -> String { wrap(text, .good) }

  package func mark(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, .error)
    case .warning: wrap(text, .warning)
    case .note: wrap(text, .note)
    }
  }

  private func wrap(_ text: String, _ look: Look) -> String {
    usesColour ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Appends bytes in a style.
  @inlinable
  @inline(__always)
  package func append(_ look: Look, to output: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    guard usesColour else { return write(&output) }
    output += "\u{1B}[\(look.rawValue)m".utf8
    write(&output)
    output += "\u{1B}[0m".utf8
  }
}

/// A terminal's letter styles, or none.
package struct TerminalStyle: Sendable {
  package let usesColour: Bool

  package init(usesColour: Bool) { self.usesColour = usesColour }

  package func bold(_ text: String) -> String { wrap(text, code: "1") }
  package func dim(_ text: String) -> String { wrap(text, code: "2") }
  package func good(_ text: String) -> String { wrap(text, code: "32") }
  package func strong(_ text: String) -> String { wrap(text, code: "1;7") }

  package func mark(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, code: "1;31")
    case .warning: wrap(text, code: "1;33")
    case .note: wrap(text, code: "1;36")
    }
  }

  private func wrap(_ text: String, code: String) -> String {
    usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

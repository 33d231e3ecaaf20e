/// Columns and lines of a terminal, or of a part of it.
package struct TerminalSize: Hashable, Sendable {
  /// How many letters stand side by side.
  package let columns: Int
  /// How many lines there are.
  package let lines: Int

  /// What terminals have that do not tell their size.
  package static let usual = TerminalSize(columns: 80, lines: 24)

  /// A size.
  package init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }

  /// The columns and lines that this size lacks to hold another one.
  package func lack(of other: TerminalSize) -> Int {
    max(0, other.columns - columns) + max(0, other.lines - lines)
  }
}

extension TerminalSize: CustomStringConvertible {
  /// Columns × lines, for example `80×24`.
  package var description: String { "\(columns)×\(lines)" }
}

/// The columns and lines of a terminal, or of a part of it.
public struct TerminalSize: Hashable, Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of lines.
  public let lines: Int

  /// The size to assume if a terminal does not report its size.
  public static let usual = TerminalSize(columns: 80, lines: 24)

  /// Creates a size.
  public init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }

  /// Returns how many columns and lines this size lacks to contain another one.
  package func lack(of other: TerminalSize) -> Int {
    max(0, other.columns - columns) + max(0, other.lines - lines)
  }
}

extension TerminalSize: CustomStringConvertible {
  /// Columns × lines, for example `80×24`.
  public var description: String { "\(columns)×\(lines)" }
}

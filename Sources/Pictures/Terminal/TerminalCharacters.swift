import GameRecords

/// The characters that a terminal can show.
public enum TerminalCharacters: Hashable, Sendable {
  /// All, in UTF-8.
  case unicode
  /// Only ASCII.
  case ascii

  /// Returns a text of the same width in these characters.
  func cells(_ text: String) -> String { self == .ascii ? ASCIIText.cells(text) : text }

  /// Returns a running text in these characters.
  package func text(_ text: String) -> String { self == .ascii ? ASCIIText.text(text) : text }
}

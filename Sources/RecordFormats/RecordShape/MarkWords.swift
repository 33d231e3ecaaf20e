/// What readers and schemas say about the spelling of marks on the board.
package enum MarkWords {
  /// Examples of all kinds.
  package static let examples =
    "marks look like f5=A for letters, f5=circle, f5=square, f5=triangle or f5=cross, f5:d6 for an "
    + "arrow, f5-d6 for a line"

  /// Returns the regular expression for a mark.
  /// - Parameter letters: the one for its letters.
  /// - Returns: the expression, which is about the whole text.
  package static func pattern(letters: String) -> String {
    let square = "[a-p]([1-9]|1[0-6])"
    return "^\(square)(=\(letters)|[:\\-]\(square))$"
  }
}

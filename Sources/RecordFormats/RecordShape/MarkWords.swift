/// What readers say about the spelling of marks on the board.
package enum MarkWords {
  /// Examples of all kinds.
  package static let examples =
    "marks look like f5=A for letters, f5=circle, f5=square, f5=triangle or f5=cross, f5:d6 for an "
    + "arrow, f5-d6 for a line"
}

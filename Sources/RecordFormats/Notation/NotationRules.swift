internal import GameRecords

/// What readers of several text formats find.
extension Rule {
  /// Bytes that are not UTF-8 and are taken for Latin-1, as older programs write it.
  static let latin1 = Rule(
    "latin-1",
    .note,
    "Text that is not UTF-8 is read as Latin-1."
  )
  /// A line that only people read.
  static let commentLine = Rule(
    "comment-line",
    .warning,
    "A line that is only a comment belongs to no record."
  )
}

internal import GameRecords

/// What readers of several text formats find.
extension Rule {
  /// Bytes that are not UTF-8 and are taken for Latin-1, as older programs write it.
  static let latin1 = Rule(
    5003,
    "latin-1",
    .note,
    "Text that is not UTF-8 is read as Latin-1.",
    why: "",
    fix: "",
    example: nil
  )
  /// A line that only people read.
  static let commentLine = Rule(
    6008,
    "comment-line",
    .warning,
    "A line that is only a comment belongs to no record.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let notation: [Rule] = [
    .latin1,
    .commentLine,
  ]
}

package import GameRecords

/// What readers of several text formats find.
extension Rule {
  /// Bytes that are not UTF-8 and are taken for Latin-1, as older programs write it.
  package static let latin1 = Rule(
    5003,
    "latin-1",
    .note,
    "Text must be UTF-8; any other text is read as Latin-1.",
    why: "Older programs write Latin-1. If a text is in yet another character set, wrong "
      + "letters come out, and are written so to other formats.",
    fix: "Look at the text in the finding, and write it in UTF-8.",
    example: RuleExample(
      "pgn",
      """
      [Black "\(wrong: Array("Jos".utf8) + [0xE9])"]

      1. f5 d6 *
      """
    )
  )
  /// A line that only people read.
  static let commentLine = Rule(
    6008,
    "comment-line",
    .warning,
    "A comment must stand behind a position, not on a line of its own.",
    why: "A line is a record, and a comment on another line belongs to none: it is not kept, "
      + "and converting loses it.",
    fix: "Move it behind the position that it is about.",
    example: RuleExample(
      "board",
      """
      \(wrong: "% Problems of the week")
      -----OX--XO----- X
      """
    )
  )
}

extension [Rule] {
  /// All of these.
  package static let notation: [Rule] = [
    .latin1,
    .commentLine,
  ]
}

package import GameRecords

/// Rules that the readers of several text formats check.
extension Rule {
  /// Bytes that are not UTF-8 and are read as Latin-1, which older programs write.
  package static let latin1 = Rule(
    5003,
    "latin-1",
    .note,
    "Text must be UTF-8; any other text is read as Latin-1.",
    why: "Older programs write Latin-1. If the text is in yet another character set, wrong "
      + "letters appear, and are written to other formats.",
    fix: "Check the text in the finding, and save it as UTF-8.",
    example: RuleExample(
      "pgn",
      """
      [Black "\(wrong: Array("Jos".utf8) + [0xE9])"]

      1. f5 d6 *
      """
    )
  )
  /// A comment on a line of its own.
  static let commentLine = Rule(
    6008,
    "comment-line",
    .warning,
    "A comment must follow its position on the same line.",
    why: "Each line is a record, and a comment on a line of its own belongs to none: it is not "
      + "kept, and a conversion loses it.",
    fix: "Move it to the end of the line of its position.",
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
  /// The rules of text in any format.
  package static let notation: [Rule] = [
    .latin1,
    .commentLine,
  ]
}

internal import GameRecords

/// What can be wrong with games of Edax.
extension Rule {
  static let edxTruncated = Rule(
    1471,
    "edx-truncated",
    .error,
    "A file of Edax's games must not end within a game.",
    why: "",
    fix: "",
    example: nil
  )
  static let edxBoards = Rule(
    1472,
    "edx-boards",
    .error,
    "The disks of the two sides must not stand on the same square.",
    why: "",
    fix: "",
    example: nil
  )
  static let edxTurn = Rule(
    1473,
    "edx-turn",
    .error,
    "The side that begins must be 0 or 1.",
    why: "",
    fix: "",
    example: nil
  )
  static let edxDate = Rule(
    4004,
    "edx-date",
    .note,
    "A date that does not exist is kept as a tag.",
    why: "",
    fix: "",
    example: nil
  )
  static let edxPass = Rule(
    1474,
    "edx-pass",
    .note,
    "Edax has no passes among the moves.",
    why: "",
    fix: "",
    example: nil
  )
  static let edxMove = Rule(
    1475,
    "edx-move",
    .error,
    "Every byte of the moves must be a square, or 65 behind the last move.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let edx: [Rule] = [
    .edxTruncated,
    .edxBoards,
    .edxTurn,
    .edxDate,
    .edxPass,
    .edxMove,
  ]
}

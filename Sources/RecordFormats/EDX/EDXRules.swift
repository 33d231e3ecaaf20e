internal import GameRecords

/// What can be wrong with games of Edax.
extension Rule {
  static let edxTruncated = Rule(
    "edx-truncated",
    .error,
    "A file of Edax's games must not end within a game."
  )
  static let edxBoards = Rule(
    "edx-boards",
    .error,
    "The disks of the two sides must not stand on the same square."
  )
  static let edxTurn = Rule(
    "edx-turn",
    .error,
    "The side that begins must be 0 or 1."
  )
  static let edxDate = Rule(
    "edx-date",
    .note,
    "A date that does not exist is kept as a tag."
  )
  static let edxPass = Rule(
    "edx-pass",
    .note,
    "Edax has no passes among the moves."
  )
  static let edxMove = Rule(
    "edx-move",
    .error,
    "Every byte of the moves must be a square, or 65 behind the last move."
  )
}

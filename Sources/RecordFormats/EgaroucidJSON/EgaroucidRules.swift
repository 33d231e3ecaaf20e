import GameRecords

/// What can be wrong with a game of Egaroucid that is good JSON.
extension Rule {
  static let egaroucidBoard = Rule(
    "egaroucid-board",
    .error,
    "No square can have disks of both sides."
  )
  static let egaroucidDisks = Rule(
    "egaroucid-disks",
    .warning,
    "A position stands under the number of its disks."
  )
  static let egaroucidGap = Rule(
    "egaroucid-gap",
    .warning,
    "From each position to the next there must be one move that is known."
  )
  static let egaroucidPolicy = Rule(
    "egaroucid-policy",
    .warning,
    "A position and the next one must name the same move between them."
  )
}

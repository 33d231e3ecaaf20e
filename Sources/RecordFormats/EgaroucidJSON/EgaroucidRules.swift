import GameRecords

/// What can be wrong with a game of Egaroucid that is good JSON.
extension Rule {
  static let egaroucidBoard = Rule(
    1501,
    "egaroucid-board",
    .error,
    "No square can have disks of both sides.",
    why: "",
    fix: "",
    example: nil
  )
  static let egaroucidDisks = Rule(
    1502,
    "egaroucid-disks",
    .warning,
    "A position stands under the number of its disks.",
    why: "",
    fix: "",
    example: nil
  )
  static let egaroucidGap = Rule(
    1503,
    "egaroucid-gap",
    .warning,
    "From each position to the next there must be one move that is known.",
    why: "",
    fix: "",
    example: nil
  )
  static let egaroucidPolicy = Rule(
    1504,
    "egaroucid-policy",
    .warning,
    "A position and the next one must name the same move between them.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let egaroucid: [Rule] = [
    .egaroucidBoard,
    .egaroucidDisks,
    .egaroucidGap,
    .egaroucidPolicy,
  ]
}

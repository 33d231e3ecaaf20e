import GameRecords

extension RuleExplanations {
  static let edx = RuleExplanations(PackageResources.EDXRules_md)
}

/// What can be wrong with games of Edax.
extension Rule {
  static let edxTruncated = Rule(1471, "edx-truncated", .error, page: .edx)
    .requiring("A file of Edax's games must not end within a game.")
  static let edxBoards = Rule(1472, "edx-boards", .error, page: .edx)
    .requiring("The disks of the two sides must not be on the same square.")
  static let edxTurn = Rule(1473, "edx-turn", .error, page: .edx)
    .requiring("The side that begins must be 0 for dark or 1 for light.")
  static let edxDate = Rule(4004, "edx-date", .note, page: .edx)
    .requiring("A date in a game of Edax must exist.")
  static let edxPass = Rule(1474, "edx-pass", .note, page: .edx)
    .requiring("The moves of a game of Edax should not contain passes.")
  static let edxMove = Rule(1475, "edx-move", .error, page: .edx)
    .requiring("Every byte of the moves must be a square, or 65 after the last move.")
}

extension [Rule] {
  /// All of these.
  static let edx: [Rule] = [
    .edxTruncated, .edxBoards, .edxTurn, .edxDate, .edxPass, .edxMove,
  ]
}

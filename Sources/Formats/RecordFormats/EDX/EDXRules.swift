import GameRecords

extension RuleExplanations {
  static let edx = RuleExplanations(PackageResources.EDXRules_md)
}

/// What can be wrong with games of Edax.
extension Rule {
  static let edxTruncated = Rule(1471, "edx-truncated", .error, page: .edx)
  static let edxBoards = Rule(1472, "edx-boards", .error, page: .edx)
  static let edxTurn = Rule(1473, "edx-turn", .error, page: .edx)
  static let edxDate = Rule(4004, "edx-date", .note, page: .edx)
  static let edxPass = Rule(1474, "edx-pass", .note, page: .edx)
  static let edxMove = Rule(1475, "edx-move", .error, page: .edx)
}

extension [Rule] {
  /// All of these.
  static let edx: [Rule] = [
    .edxTruncated, .edxBoards, .edxTurn, .edxDate, .edxPass, .edxMove,
  ]
}

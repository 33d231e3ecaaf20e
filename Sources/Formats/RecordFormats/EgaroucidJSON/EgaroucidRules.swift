import GameRecords

extension RuleExplanations {
  static let egaroucid = RuleExplanations(PackageResources.EgaroucidRules_md)
}

/// The rules for games of Egaroucid that are valid JSON.
extension Rule {
  static let egaroucidBoard = Rule(1501, "egaroucid-board", .error, page: .egaroucid)
  static let egaroucidDisks = Rule(1502, "egaroucid-disks", .warning, page: .egaroucid)
  static let egaroucidGap = Rule(1503, "egaroucid-gap", .warning, page: .egaroucid)
  static let egaroucidPolicy = Rule(1504, "egaroucid-policy", .warning, page: .egaroucid)
}

extension [Rule] {
  /// All Egaroucid rules.
  static let egaroucid: [Rule] = [
    .egaroucidBoard, .egaroucidDisks, .egaroucidGap, .egaroucidPolicy,
  ]
}

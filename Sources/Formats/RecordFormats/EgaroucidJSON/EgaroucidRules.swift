import GameRecords

extension RuleExplanations {
  static let egaroucid = RuleExplanations(PackageResources.EgaroucidRules_md)
}

/// The rules for games of Egaroucid that are valid JSON.
extension Rule {
  static let egaroucidBoard = Rule(1501, "egaroucid-board", .error, page: .egaroucid)
    .requiring("A square must not have disks of both sides.")
  static let egaroucidDisks = Rule(1502, "egaroucid-disks", .warning, page: .egaroucid)
    .requiring("The key of a position must be the number of its disks.")
  static let egaroucidGap = Rule(1503, "egaroucid-gap", .warning, page: .egaroucid)
    .requiring("A single known move must lead from each position to the next.")
  static let egaroucidPolicy = Rule(1504, "egaroucid-policy", .warning, page: .egaroucid)
    .requiring("A position and the next one must name the same move between them.")
}

extension [Rule] {
  /// All Egaroucid rules.
  static let egaroucid: [Rule] = [
    .egaroucidBoard, .egaroucidDisks, .egaroucidGap, .egaroucidPolicy,
  ]
}

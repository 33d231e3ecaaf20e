package import GameRecords

extension RuleExplanations {
  static let forkSave = RuleExplanations(PackageResources.ForkSaveRules_md)
}

/// The rules for saves of forks that are valid JSON.
extension Rule {
  static let forkSaveCells = Rule(1571, "fork-save-cells", .error, page: .forkSave)
  static let forkSaveSquare = Rule(1572, "fork-save-square", .error, page: .forkSave)
  static let forkSaveModes = Rule(1573, "fork-save-modes", .error, page: .forkSave)
  package static let forkSaveList = Rule(1574, "fork-save-list", .error, page: .forkSave)
  static let forkSaveSkipping = Rule(7011, "fork-save-skipping", .note, page: .forkSave)
}

extension [Rule] {
  /// All rules for saves of forks.
  static let forkSave: [Rule] = [
    .forkSaveCells, .forkSaveSquare, .forkSaveModes, .forkSaveList, .forkSaveSkipping,
  ]
}

import GameRecords

extension RuleExplanations {
  static let forkSave = RuleExplanations(PackageResources.ForkSaveRules_md)
}

/// The rules for saves of forks that are valid JSON.
extension Rule {
  static let forkSaveCells = Rule(1571, "fork-save-cells", .error, page: .forkSave)
    .requiring("A board must have one entry for each of its 64 squares.")
  static let forkSaveSquare = Rule(1572, "fork-save-square", .error, page: .forkSave)
    .requiring("A square must not have two disks.")
  static let forkSaveModes = Rule(1573, "fork-save-modes", .error, page: .forkSave)
    .requiring("Each side must have one player mode.")
  static let forkSaveSkipping = Rule(7011, "fork-save-skipping", .note, page: .forkSave)
    .requiring("A save should not stop at a side that must pass.")
}

extension [Rule] {
  /// All rules for saves of forks.
  static let forkSave: [Rule] = [
    .forkSaveCells, .forkSaveSquare, .forkSaveModes, .forkSaveSkipping,
  ]
}

import GameRecords

extension RuleExplanations {
  static let save = RuleExplanations(PackageResources.SaveRules_md)
}

/// The rules for saves, and what the app does with such files.
extension Rule {
  static let saveTurn = Rule(1001, "save-turn", .error, page: .save)
  static let saveTurnDigit = Rule(7003, "save-turn-digit", .warning, page: .save)
  static let saveMode = Rule(1002, "save-mode", .error, page: .save)
  static let saveHeadTail = Rule(1003, "save-head-tail", .warning, page: .save)
  static let saveLineEnd = Rule(7001, "save-line-end", .warning, page: .save)
  static let saveFinalLineEnd = Rule(1004, "save-final-line-end", .note, page: .save)
  static let saveBlankLine = Rule(7004, "save-blank-line", .note, page: .save)
  static let saveBoardSize = Rule(7002, "save-board-size", .warning, page: .save)
}

extension [Rule] {
  /// All rules for saves.
  static let save: [Rule] = [
    .saveTurn, .saveTurnDigit, .saveMode, .saveHeadTail, .saveLineEnd, .saveFinalLineEnd,
    .saveBlankLine, .saveBoardSize,
  ]
}

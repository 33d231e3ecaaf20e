import GameRecords

extension RuleExplanations {
  static let save = RuleExplanations(PackageResources.SaveRules_md)
}

/// The rules for saves, and what the app does with such files.
extension Rule {
  static let saveTurn = Rule(1001, "save-turn", .error, page: .save)
    .requiring("The first symbol of a save must be x, o or, if the game is over, -.")
  static let saveTurnDigit = Rule(7003, "save-turn-digit", .warning, page: .save)
    .requiring("The turn in a save should be x, o or -, not a digit.")
  static let saveMode = Rule(1002, "save-mode", .error, page: .save)
    .requiring("The second and third symbol of a save must be 0 for manual or 1 for computer.")
  static let saveHeadTail = Rule(1003, "save-head-tail", .warning, page: .save)
    .requiring("The first line of a save must have three symbols.")
  static let saveLineEnd = Rule(7001, "save-line-end", .warning, page: .save)
    .requiring("Lines of a save must end with only a line feed.")
  static let saveFinalLineEnd = Rule(1004, "save-final-line-end", .note, page: .save)
    .requiring("The last line of a save should end with a line feed.")
  static let saveBlankLine = Rule(7004, "save-blank-line", .note, page: .save)
    .requiring("A save should have no blank lines.")
  static let saveBoardSize = Rule(7002, "save-board-size", .warning, page: .save)
    .requiring("The board of a save must be 8×8 for the original app to read it.")
}

extension [Rule] {
  /// All rules for saves.
  static let save: [Rule] = [
    .saveTurn, .saveTurnDigit, .saveMode, .saveHeadTail, .saveLineEnd, .saveFinalLineEnd,
    .saveBlankLine, .saveBoardSize,
  ]
}

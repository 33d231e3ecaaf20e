import GameRecords

extension RuleExplanations {
  static let ggf = RuleExplanations(PackageResources.GGFRules_md)
}

/// The rules for GGF files: errors, and deviations that the reader accepts.
extension Rule {
  static let ggfOutside = Rule(1201, "ggf-outside", .warning, page: .ggf)
  static let ggfGamesTogether = Rule(1202, "ggf-games-together", .note, page: .ggf)
  static let ggfNotClosed = Rule(1203, "ggf-not-closed", .error, page: .ggf)
  static let ggfValueNotClosed = Rule(1204, "ggf-value-not-closed", .error, page: .ggf)
  static let ggfSyntax = Rule(1205, "ggf-syntax", .error, page: .ggf)
  static let ggfName = Rule(1206, "ggf-name", .note, page: .ggf)
  static let ggfTwice = Rule(1207, "ggf-twice", .warning, page: .ggf)
  static let ggfOtherGame = Rule(1208, "ggf-other-game", .error, page: .ggf)
  static let ggfNoGameName = Rule(1209, "ggf-no-game-name", .note, page: .ggf)
  static let ggfNoBoard = Rule(1210, "ggf-no-board", .warning, page: .ggf)
  static let ggfBoard = Rule(1211, "ggf-board", .error, page: .ggf)
  static let ggfTurn = Rule(1212, "ggf-turn", .warning, page: .ggf)
  static let ggfBoardLetters = Rule(1213, "ggf-board-letters", .note, page: .ggf)
  static let ggfType = Rule(1214, "ggf-type", .warning, page: .ggf)
  static let ggfMove = Rule(1215, "ggf-move", .error, page: .ggf)
  static let ggfMoveSpace = Rule(1216, "ggf-move-space", .note, page: .ggf)
  static let ggfMoveValue = Rule(1217, "ggf-move-value", .warning, page: .ggf)
  static let ggfDate = Rule(4002, "ggf-date", .note, page: .ggf)
  static let ggfRating = Rule(4007, "ggf-rating", .warning, page: .ggf)
  static let ggfResult = Rule(1218, "ggf-result", .warning, page: .ggf)
  static let ggfEdaxResult = Rule(3004, "ggf-edax-result", .note, page: .ggf)
}

extension [Rule] {
  /// All of these.
  static let ggf: [Rule] = [
    .ggfOutside, .ggfGamesTogether, .ggfNotClosed, .ggfValueNotClosed, .ggfSyntax, .ggfName,
    .ggfTwice, .ggfOtherGame, .ggfNoGameName, .ggfNoBoard, .ggfBoard, .ggfTurn, .ggfBoardLetters,
    .ggfType, .ggfMove, .ggfMoveSpace, .ggfMoveValue, .ggfDate, .ggfRating, .ggfResult,
    .ggfEdaxResult,
  ]
}

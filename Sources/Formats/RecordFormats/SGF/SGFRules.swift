import GameRecords

extension RuleExplanations {
  static let sgf = RuleExplanations(PackageResources.SGFRules_md)
}

/// The rules for SGF files: errors, and deviations that the reader accepts.
extension Rule {
  static let sgfGame = Rule(1251, "sgf-game", .error, page: .sgf)
  static let sgfVersion = Rule(1252, "sgf-version", .warning, page: .sgf)
  static let sgfCharset = Rule(5004, "sgf-charset", .error, page: .sgf)
  static let sgfNotClosed = Rule(1253, "sgf-not-closed", .error, page: .sgf)
  static let sgfStray = Rule(1254, "sgf-stray", .warning, page: .sgf)
  static let sgfNoValue = Rule(1255, "sgf-no-value", .error, page: .sgf)
  static let sgfNameCase = Rule(1256, "sgf-name-case", .note, page: .sgf)
  static let sgfBranch = Rule(1257, "sgf-branch", .error, page: .sgf)
  static let sgfMove = Rule(1258, "sgf-move", .error, page: .sgf)
  static let sgfMovesInNode = Rule(1259, "sgf-moves-in-node", .note, page: .sgf)
  static let sgfSetup = Rule(1260, "sgf-setup", .error, page: .sgf)
  static let sgfTurn = Rule(1261, "sgf-turn", .error, page: .sgf)
  static let sgfSetupTwice = Rule(1262, "sgf-setup-twice", .warning, page: .sgf)
  static let sgfSetupLate = Rule(1263, "sgf-setup-late", .error, page: .sgf)
  static let sgfResult = Rule(1264, "sgf-result", .note, page: .sgf)
  static let sgfDate = Rule(4003, "sgf-date", .note, page: .sgf)
  static let sgfTwice = Rule(1265, "sgf-twice", .warning, page: .sgf)
  static let sgfNodeProperty = Rule(1266, "sgf-node-property", .warning, page: .sgf)
  static let sgfEmptyVariation = Rule(1267, "sgf-empty-variation", .warning, page: .sgf)
  static let sgfTextBracket = Rule(1268, "sgf-text-bracket", .warning, page: .sgf)
  static let sgfMark = Rule(1269, "sgf-mark", .warning, page: .sgf)
}

extension [Rule] {
  /// All of these.
  static let sgf: [Rule] = [
    .sgfGame, .sgfVersion, .sgfCharset, .sgfNotClosed, .sgfStray, .sgfNoValue, .sgfNameCase,
    .sgfBranch, .sgfMove, .sgfMovesInNode, .sgfSetup, .sgfTurn, .sgfSetupTwice, .sgfSetupLate,
    .sgfResult, .sgfDate, .sgfTwice, .sgfNodeProperty, .sgfMark, .sgfEmptyVariation,
    .sgfTextBracket,
  ]
}

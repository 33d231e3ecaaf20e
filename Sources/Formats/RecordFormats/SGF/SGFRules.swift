import GameRecords

extension RuleExplanations {
  static let sgf = RuleExplanations(PackageResources.SGFRules_md)
}

/// The rules for SGF files: errors, and deviations that the reader accepts.
extension Rule {
  static let sgfGame = Rule(1251, "sgf-game", .error, page: .sgf)
    .requiring("The first node of a game tree must contain GM[2], which is Othello.")
  static let sgfVersion = Rule(1252, "sgf-version", .warning, page: .sgf)
    .requiring("The version of the format must be from 1 to 4.")
  static let sgfCharset = Rule(5004, "sgf-charset", .warning, page: .sgf)
    .requiring("Texts must be in UTF-8 or Latin-1.")
  static let sgfNotClosed = Rule(1253, "sgf-not-closed", .error, page: .sgf)
    .requiring("Every bracket of a game tree must be closed.")
  static let sgfStray = Rule(1254, "sgf-stray", .warning, page: .sgf)
    .requiring("A file must contain only game trees, and a tree only nodes of properties.")
  static let sgfNoValue = Rule(1255, "sgf-no-value", .error, page: .sgf)
    .requiring("A property must have a value in square brackets.")
  static let sgfNameCase = Rule(1256, "sgf-name-case", .note, page: .sgf)
    .requiring("Property names must be in capital letters.")
  static let sgfBranch = Rule(1257, "sgf-branch", .error, page: .sgf)
    .requiring("The nodes of a tree must come before its subtrees.")
  static let sgfMove = Rule(1258, "sgf-move", .error, page: .sgf)
    .requiring("A move must be a square or a pass.")
  static let sgfMovesInNode = Rule(1259, "sgf-moves-in-node", .note, page: .sgf)
    .requiring("A node must have at most one move.")
  static let sgfSetup = Rule(1260, "sgf-setup", .error, page: .sgf)
    .requiring("The start position must be set up on squares of the board.")
  static let sgfTurn = Rule(1261, "sgf-turn", .error, page: .sgf)
    .requiring("The side to move must be B or W.")
  static let sgfSetupTwice = Rule(1262, "sgf-setup-twice", .warning, page: .sgf)
    .requiring("A square of the start position must be set up only once.")
  static let sgfSetupLate = Rule(1263, "sgf-setup-late", .error, page: .sgf)
    .requiring("The position must be set up before the first move.")
  static let sgfResult = Rule(1264, "sgf-result", .note, page: .sgf)
    .requiring("A result must look like B+14, W+R, 0, Draw, Void or ?.")
  static let sgfDate = Rule(4003, "sgf-date", .note, page: .sgf)
    .requiring("A date must look like 1977-05-01.")
  static let sgfTwice = Rule(1265, "sgf-twice", .warning, page: .sgf)
    .requiring("A fact about the game must appear only once.")
  static let sgfNodeProperty = Rule(1266, "sgf-node-property", .warning, page: .sgf)
    .requiring("A move should have only properties that a record can store.")
  static let sgfEmptyVariation = Rule(1267, "sgf-empty-variation", .warning, page: .sgf)
    .requiring("A variation must have a move.")
  static let sgfTextBracket = Rule(1268, "sgf-text-bracket", .error, page: .sgf)
    .requiring("A “]” in a text must be written as “\\]”.")
  static let sgfMark = Rule(1269, "sgf-mark", .warning, page: .sgf)
    .requiring("A mark must name squares, and a label must have letters.")
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

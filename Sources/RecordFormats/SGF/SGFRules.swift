internal import GameRecords

/// What can be wrong with a game tree, and what its reader takes in another way than it is written.
extension Rule {
  static let sgfGame = Rule(
    1251,
    "sgf-game",
    .error,
    "The first node of a game tree must say GM[2], which is Othello.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfVersion = Rule(
    1252,
    "sgf-version",
    .warning,
    "The version of the format is from 1 to 4.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfCharset = Rule(
    5004,
    "sgf-charset",
    .warning,
    "Texts are UTF-8 or Latin-1.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfNotClosed = Rule(
    1253,
    "sgf-not-closed",
    .error,
    "Every bracket of a game tree must be closed.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfStray = Rule(
    1254,
    "sgf-stray",
    .warning,
    "There must be nothing but game trees, and in them nodes of properties.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfNoValue = Rule(
    1255,
    "sgf-no-value",
    .error,
    "A property must have a value in square brackets.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfNameCase = Rule(
    1256,
    "sgf-name-case",
    .note,
    "Names of properties are in capital letters.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfBranch = Rule(
    1257,
    "sgf-branch",
    .error,
    "The nodes of a tree must stand before the trees in it.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfMove = Rule(
    1258,
    "sgf-move",
    .error,
    "A move is a square or a pass.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfMovesInNode = Rule(
    1259,
    "sgf-moves-in-node",
    .note,
    "A node has one move.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfSetup = Rule(
    1260,
    "sgf-setup",
    .error,
    "The start position is set up with squares of the board.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfTurn = Rule(
    1261,
    "sgf-turn",
    .error,
    "The side to move is B or W.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfSetupTwice = Rule(
    1262,
    "sgf-setup-twice",
    .warning,
    "A square of the start position is set up once.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfSetupLate = Rule(
    1263,
    "sgf-setup-late",
    .error,
    "The position can only be set up before the first move.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfResult = Rule(
    1264,
    "sgf-result",
    .note,
    "A result is like B+14, W+R, 0, Draw, Void or ?.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfDate = Rule(
    4003,
    "sgf-date",
    .note,
    "A date is like 1977-05-01.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfTwice = Rule(
    1265,
    "sgf-twice",
    .warning,
    "A fact about the game is told once.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfNodeProperty = Rule(
    1266,
    "sgf-node-property",
    .warning,
    "Properties of single moves are kept if the record has a place for them.",
    why: "",
    fix: "",
    example: nil
  )
  static let sgfEmptyVariation = Rule(
    1267,
    "sgf-empty-variation",
    .warning,
    "A variation has a move.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let sgf: [Rule] = [
    .sgfGame,
    .sgfVersion,
    .sgfCharset,
    .sgfNotClosed,
    .sgfStray,
    .sgfNoValue,
    .sgfNameCase,
    .sgfBranch,
    .sgfMove,
    .sgfMovesInNode,
    .sgfSetup,
    .sgfTurn,
    .sgfSetupTwice,
    .sgfSetupLate,
    .sgfResult,
    .sgfDate,
    .sgfTwice,
    .sgfNodeProperty,
    .sgfEmptyVariation,
  ]
}

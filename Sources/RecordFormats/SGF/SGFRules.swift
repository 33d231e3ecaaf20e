internal import GameRecords

/// What can be wrong with a game tree, and what its reader takes in another way than it is written.
extension Rule {
  static let sgfGame = Rule(
    "sgf-game",
    .error,
    "The first node of a game tree must say GM[2], which is Othello."
  )
  static let sgfVersion = Rule(
    "sgf-version",
    .warning,
    "The version of the format is from 1 to 4."
  )
  static let sgfCharset = Rule(
    "sgf-charset",
    .warning,
    "Texts are UTF-8 or Latin-1."
  )
  static let sgfNotClosed = Rule(
    "sgf-not-closed",
    .error,
    "Every bracket of a game tree must be closed."
  )
  static let sgfStray = Rule(
    "sgf-stray",
    .warning,
    "There must be nothing but game trees, and in them nodes of properties."
  )
  static let sgfNoValue = Rule(
    "sgf-no-value",
    .error,
    "A property must have a value in square brackets."
  )
  static let sgfNameCase = Rule(
    "sgf-name-case",
    .note,
    "Names of properties are in capital letters."
  )
  static let sgfBranch = Rule(
    "sgf-branch",
    .error,
    "The nodes of a tree must stand before the trees in it."
  )
  static let sgfMove = Rule(
    "sgf-move",
    .error,
    "A move is a square or a pass."
  )
  static let sgfMovesInNode = Rule(
    "sgf-moves-in-node",
    .note,
    "A node has one move."
  )
  static let sgfSetup = Rule(
    "sgf-setup",
    .error,
    "The start position is set up with squares of the board."
  )
  static let sgfTurn = Rule(
    "sgf-turn",
    .error,
    "The side to move is B or W."
  )
  static let sgfSetupTwice = Rule(
    "sgf-setup-twice",
    .warning,
    "A square of the start position is set up once."
  )
  static let sgfSetupLate = Rule(
    "sgf-setup-late",
    .error,
    "The position can only be set up before the first move."
  )
  static let sgfResult = Rule(
    "sgf-result",
    .note,
    "A result is like B+14, W+R, 0, Draw, Void or ?."
  )
  static let sgfDate = Rule(
    "sgf-date",
    .note,
    "A date is like 1977-05-01."
  )
  static let sgfTwice = Rule(
    "sgf-twice",
    .warning,
    "A fact about the game is told once."
  )
  static let sgfNodeProperty = Rule(
    "sgf-node-property",
    .warning,
    "Properties of single moves are kept if the record has a place for them."
  )
  static let sgfEmptyVariation = Rule(
    "sgf-empty-variation",
    .warning,
    "A variation has a move."
  )
}

internal import GameRecords

/// What can be wrong with a GGF file.
extension Rule {
  static let ggfOutside = Rule(
    "ggf-outside",
    .warning,
    "Only counts and white space stand outside of games."
  )
  static let ggfGamesTogether = Rule(
    "ggf-games-together",
    .note,
    "Games that were played at the same time are read one by one."
  )
  static let ggfNotClosed = Rule(
    "ggf-not-closed",
    .error,
    "A game must end with “;)”."
  )
  static let ggfValueNotClosed = Rule(
    "ggf-value-not-closed",
    .error,
    "The value of a property must end with “]”."
  )
  static let ggfSyntax = Rule(
    "ggf-syntax",
    .error,
    "A game must be made of properties, each a name and a value in brackets."
  )
  static let ggfName = Rule(
    "ggf-name",
    .note,
    "The name of a property is one or two capital letters."
  )
  static let ggfTwice = Rule(
    "ggf-twice",
    .warning,
    "A property other than a move must not stand twice in a game."
  )
  static let ggfOtherGame = Rule(
    "ggf-other-game",
    .error,
    "The game must be Othello."
  )
  static let ggfNoGameName = Rule(
    "ggf-no-game-name",
    .note,
    "A game begins with the name of what is played."
  )
  static let ggfNoBoard = Rule(
    "ggf-no-board",
    .warning,
    "A game must tell the board that it begins with."
  )
  static let ggfBoard = Rule(
    "ggf-board",
    .error,
    "A board is written as its size, its squares row by row, and the side to move."
  )
  static let ggfTurn = Rule(
    "ggf-turn",
    .warning,
    "The side to move must stand behind the squares of the board."
  )
  static let ggfBoardLetters = Rule(
    "ggf-board-letters",
    .note,
    "Disks on the board are written * and O."
  )
  static let ggfType = Rule(
    "ggf-type",
    .warning,
    "Type and board must agree about the size."
  )
  static let ggfMove = Rule(
    "ggf-move",
    .error,
    "A move must be a square or a pass."
  )
  static let ggfMoveSpace = Rule(
    "ggf-move-space",
    .note,
    "A move is written without spaces."
  )
  static let ggfMoveValue = Rule(
    "ggf-move-value",
    .warning,
    "Behind a move stand at most two numbers: its evaluation and its time."
  )
  static let ggfDate = Rule(
    "ggf-date",
    .note,
    "A date that cannot be read is kept as a tag."
  )
  static let ggfRating = Rule(
    "ggf-rating",
    .warning,
    "A rating must be a number."
  )
  static let ggfResult = Rule(
    "ggf-result",
    .warning,
    "A result must be a number, or ? for a game that is not finished."
  )
  static let ggfEdaxResult = Rule(
    "ggf-edax-result",
    .note,
    "Edax writes -127.000 as the result of a game that is not finished."
  )
}

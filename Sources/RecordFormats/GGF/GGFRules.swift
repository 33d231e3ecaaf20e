internal import GameRecords

/// What can be wrong with a GGF file.
extension Rule {
  static let ggfOutside = Rule(
    1201,
    "ggf-outside",
    .warning,
    "Only counts and white space stand outside of games.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfGamesTogether = Rule(
    1202,
    "ggf-games-together",
    .note,
    "Games that were played at the same time are read one by one.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfNotClosed = Rule(
    1203,
    "ggf-not-closed",
    .error,
    "A game must end with “;)”.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfValueNotClosed = Rule(
    1204,
    "ggf-value-not-closed",
    .error,
    "The value of a property must end with “]”.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfSyntax = Rule(
    1205,
    "ggf-syntax",
    .error,
    "A game must be made of properties, each a name and a value in brackets.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfName = Rule(
    1206,
    "ggf-name",
    .note,
    "The name of a property is one or two capital letters.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfTwice = Rule(
    1207,
    "ggf-twice",
    .warning,
    "A property other than a move must not stand twice in a game.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfOtherGame = Rule(
    1208,
    "ggf-other-game",
    .error,
    "The game must be Othello.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfNoGameName = Rule(
    1209,
    "ggf-no-game-name",
    .note,
    "A game begins with the name of what is played.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfNoBoard = Rule(
    1210,
    "ggf-no-board",
    .warning,
    "A game must tell the board that it begins with.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfBoard = Rule(
    1211,
    "ggf-board",
    .error,
    "A board is written as its size, its squares row by row, and the side to move.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfTurn = Rule(
    1212,
    "ggf-turn",
    .warning,
    "The side to move must stand behind the squares of the board.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfBoardLetters = Rule(
    1213,
    "ggf-board-letters",
    .note,
    "Disks on the board are written * and O.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfType = Rule(
    1214,
    "ggf-type",
    .warning,
    "Type and board must agree about the size.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfMove = Rule(
    1215,
    "ggf-move",
    .error,
    "A move must be a square or a pass.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfMoveSpace = Rule(
    1216,
    "ggf-move-space",
    .note,
    "A move is written without spaces.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfMoveValue = Rule(
    1217,
    "ggf-move-value",
    .warning,
    "Behind a move stand at most two numbers: its evaluation and its time.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfDate = Rule(
    4002,
    "ggf-date",
    .note,
    "A date that cannot be read is kept as a tag.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfRating = Rule(
    4007,
    "ggf-rating",
    .warning,
    "A rating must be a number.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfResult = Rule(
    1218,
    "ggf-result",
    .warning,
    "A result must be a number, or ? for a game that is not finished.",
    why: "",
    fix: "",
    example: nil
  )
  static let ggfEdaxResult = Rule(
    3004,
    "ggf-edax-result",
    .note,
    "Edax writes -127.000 as the result of a game that is not finished.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let ggf: [Rule] = [
    .ggfOutside,
    .ggfGamesTogether,
    .ggfNotClosed,
    .ggfValueNotClosed,
    .ggfSyntax,
    .ggfName,
    .ggfTwice,
    .ggfOtherGame,
    .ggfNoGameName,
    .ggfNoBoard,
    .ggfBoard,
    .ggfTurn,
    .ggfBoardLetters,
    .ggfType,
    .ggfMove,
    .ggfMoveSpace,
    .ggfMoveValue,
    .ggfDate,
    .ggfRating,
    .ggfResult,
    .ggfEdaxResult,
  ]
}

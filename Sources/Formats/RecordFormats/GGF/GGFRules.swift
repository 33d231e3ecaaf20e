import GameRecords

extension RuleExplanations {
  static let ggf = RuleExplanations(PackageResources.GGFRules_md)
}

/// The rules for GGF files: errors, and deviations that the reader accepts.
extension Rule {
  static let ggfOutside = Rule(1201, "ggf-outside", .warning, page: .ggf)
    .requiring("Only counts and white space may appear outside of games.")
  static let ggfGamesTogether = Rule(1202, "ggf-games-together", .note, page: .ggf)
    .requiring("A game should not be preceded by a count of games that were played together.")
  static let ggfNotClosed = Rule(1203, "ggf-not-closed", .error, page: .ggf)
    .requiring("A game must end with “;)”.")
  static let ggfValueNotClosed = Rule(1204, "ggf-value-not-closed", .error, page: .ggf)
    .requiring("The value of a property must end with “]”.")
  static let ggfSyntax = Rule(1205, "ggf-syntax", .error, page: .ggf)
    .requiring("A game must consist of properties, each a name and a value in brackets.")
  static let ggfName = Rule(1206, "ggf-name", .note, page: .ggf)
    .requiring("The name of a property must be one or two capital letters.")
  static let ggfTwice = Rule(1207, "ggf-twice", .warning, page: .ggf)
    .requiring("A property other than a move must not appear twice in a game.")
  static let ggfOtherGame = Rule(1208, "ggf-other-game", .error, page: .ggf)
    .requiring("The game must be Othello.")
  static let ggfNoGameName = Rule(1209, "ggf-no-game-name", .note, page: .ggf)
    .requiring("A game must name the game that is played.")
  static let ggfNoBoard = Rule(1210, "ggf-no-board", .warning, page: .ggf)
    .requiring("A game must contain its start position.")
  static let ggfBoard = Rule(1211, "ggf-board", .error, page: .ggf)
    .requiring("A board must consist of its size, its squares row by row, and the side to move.")
  static let ggfTurn = Rule(1212, "ggf-turn", .warning, page: .ggf)
    .requiring("The side to move must follow the squares of the board.")
  static let ggfBoardLetters = Rule(1213, "ggf-board-letters", .note, page: .ggf)
    .requiring("Disks on the board must be written as * and O.")
  static let ggfType = Rule(1214, "ggf-type", .warning, page: .ggf)
    .requiring("The type and the board must have the same size.")
  static let ggfMove = Rule(1215, "ggf-move", .error, page: .ggf)
    .requiring("A move must be a square or a pass.")
  static let ggfMoveSpace = Rule(1216, "ggf-move-space", .note, page: .ggf)
    .requiring("A move must be written without spaces.")
  static let ggfMoveValue = Rule(1217, "ggf-move-value", .warning, page: .ggf)
    .requiring("At most two numbers may follow a move: its evaluation and its time.")
  static let ggfDate = Rule(4002, "ggf-date", .note, page: .ggf)
    .requiring("A date must be readable.")
  static let ggfRating = Rule(4007, "ggf-rating", .warning, page: .ggf)
    .requiring("A rating must be a number.")
  static let ggfResult = Rule(1218, "ggf-result", .warning, page: .ggf)
    .requiring("A result must be a number, or ? for an unfinished game.")
  static let ggfEdaxResult = Rule(3004, "ggf-edax-result", .note, page: .ggf)
    .requiring("An unfinished game must have the result ?; Edax writes -127.000.")
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

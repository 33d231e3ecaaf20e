import GameRecords

/// The rules for GGF files: errors, and deviations that the reader accepts.
extension Rule {
  static let ggfOutside = Rule(
    1201,
    "ggf-outside",
    .warning,
    "Only counts and white space may appear outside of games.",
    why: "Programs look for the next “(;” and skip the text before it, Edax silently. The words "
      + "of an e-mail do no harm, but a game without its first bytes is skipped too.",
    fix: "Remove the text, or repair the beginning of the game that it belongs to.",
    example: RuleExample(
      "ggf",
      """
      \(wrong: "From: the game server")
      (;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2];)
      """
    )
  )
  static let ggfGamesTogether = Rule(
    1202,
    "ggf-games-together",
    .note,
    "A game should not be preceded by a count of games that were played together.",
    why: "A synchro match of GGS is two games from the same start with the sides swapped, on one "
      + "line after a 2. A record is one game, so the count is dropped, and the record does not "
      + "show which games belong together.",
    fix: "You need not change anything. Keep the file if it matters which games are a pair.",
    example: RuleExample(
      "ggf",
      """
      \(wrong: "2") (;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2];)(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[b1];)
      """
    )
  )
  static let ggfNotClosed = Rule(
    1203,
    "ggf-not-closed",
    .error,
    "A game must end with “;)”.",
    why: "Edax reads up to the next “;)”. It loses the next game, or adds its moves to this one. "
      + "What this game lost at its end is unknown too.",
    fix: "Add “;)”, and compare the moves with another copy of the game.",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2]\(wrong: "")")
  )
  static let ggfValueNotClosed = Rule(
    1204,
    "ggf-value-not-closed",
    .error,
    "The value of a property must end with “]”.",
    why: "A value ends at the next “]”, so other programs lose the properties in between. If a "
      + "move is lost, the moves after it make a different game.",
    fix: "Add “]” where the value ends.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]\(wrong: "PC[")GGS/os PB[Ada]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfSyntax = Rule(
    1205,
    "ggf-syntax",
    .error,
    "A game must consist of properties, each a name and a value in brackets.",
    why: "Edax stops at the first thing that is not a property, and silently loads only the moves "
      + "before it. flipbook also leaves out the later moves: what it cannot read may be a move, "
      + "without which they would make a different game.",
    fix: "Write it as a property, or remove it.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2] \(wrong: "W(a3)") B[a4];)"
    )
  )
  static let ggfName = Rule(
    1206,
    "ggf-name",
    .note,
    "The name of a property must be one or two capital letters.",
    why: "Edax stops at a small letter in a name, and loads only the moves before it.",
    fix: "Write a name that the format defines, such as B instead of b, or remove the property.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]\(wrong: "Clock")[5:00]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfTwice = Rule(
    1207,
    "ggf-twice",
    .warning,
    "A property other than a move must not appear twice in a game.",
    why: "Programs disagree on which one counts: Edax takes the last name, flipbook the first.",
    fix: "Remove the wrong one.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]PB[Ada]\(wrong: "PB")[Ben]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfOtherGame = Rule(
    1208,
    "ggf-other-game",
    .error,
    "The game must be Othello.",
    why: "The format is made for any game. The moves of another game would be read as squares.",
    fix: "Use a program for that game. If it is Othello, write GM[Othello].",
    example: RuleExample("ggf", "(;GM[\(wrong: "Amazons")]PB[Ada]PW[Ben]TY[10]BO[10];)")
  )
  static let ggfNoGameName = Rule(
    1209,
    "ggf-no-game-name",
    .note,
    "A game must name the game that is played.",
    why: "GM[Othello] shows programs what the moves mean. Without it, only the board shows that "
      + "the game is Othello.",
    fix: "Write GM[Othello] after “(;”.",
    example: RuleExample("ggf", "\(wrong: "(;")BO[4 ---- -O*- -*O- ---- *]B[a2];)")
  )
  static let ggfNoBoard = Rule(
    1210,
    "ggf-no-board",
    .warning,
    "A game must contain its start position.",
    why: "Games of GGS may begin with randomly placed disks, as the type s8r18 says, or on a "
      + "board of another size. Edax silently uses the standard start, where the moves may be "
      + "illegal.",
    fix: "Write the board: BO[8 … *].",
    example: RuleExample("ggf", "\(wrong: "(;")GM[Othello]TY[8]B[f5];)")
  )
  static let ggfBoard = Rule(
    1211,
    "ggf-board",
    .error,
    "A board must consist of its size, its squares row by row, and the side to move.",
    why: "What a move means depends on the board, and a guess would make a different game: Edax "
      + "silently loads a 10×10 game as an empty 8×8 one.",
    fix: "Write the size, a symbol for each square and the side to move, as in BO[4 ---- -O*- "
      + "-*O- ---- *].",
    example: RuleExample("ggf", "(;GM[Othello]BO[\(wrong: "4 ---- -O*- -*O-")]B[a2];)")
  )
  static let ggfTurn = Rule(
    1212,
    "ggf-turn",
    .warning,
    "The side to move must follow the squares of the board.",
    why: "Light begins in some games of GGS, and only the board says so reliably. The side is "
      + "guessed from the first move, which may be wrong.",
    fix: "Write * for dark or O for light after the squares.",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ----\(wrong: "")]B[a2];)")
  )
  static let ggfBoardLetters = Rule(
    1213,
    "ggf-board-letters",
    .note,
    "Disks on the board must be written as * and O.",
    why: "GGS writes * and O. Other letters may have another meaning: 0 is a light disk in Zebra "
      + "and a dark one in Egaroucid.",
    fix: "Write * for dark, O for light and - for an empty square.",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -\(wrong: "o")x- -xo- ---- x]B[a2];)")
  )
  static let ggfType = Rule(
    1214,
    "ggf-type",
    .warning,
    "The type and the board must have the same size.",
    why: "One of the two is wrong. The board counts here, as it does for Edax.",
    fix: "Write the size of the board in TY, or correct the board in BO.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]TY[\(wrong: "s10")]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfMove = Rule(
    1215,
    "ggf-move",
    .error,
    "A move must be a square or a pass.",
    why: "Without this move, the moves after it would make a different game, so it and all moves "
      + "after it are left out.",
    fix: "Write the square, or PA for a pass.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2]W[\(wrong: "z9")]B[a4];)"
    )
  )
  static let ggfMoveSpace = Rule(
    1216,
    "ggf-move-space",
    .note,
    "A move must be written without spaces.",
    why: "Edax reads the first two characters of the value as the square, so it does not read "
      + "“ a2” as a move.",
    fix: "Write the move without spaces: B[a2].",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[\(wrong: " a2")];)")
  )
  static let ggfMoveValue = Rule(
    1217,
    "ggf-move-value",
    .warning,
    "At most two numbers may follow a move: its evaluation and its time.",
    why: "Text that is not a number is left out: the evaluation of the move, or the time that the "
      + "move took, is lost.",
    fix: "Write B[f5/2.5/1.25], or B[f5//1.25] if the evaluation is unknown.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2/\(wrong: "good")/1.25];)"
    )
  )
  static let ggfDate = Rule(
    4002,
    "ggf-date",
    .note,
    "A date must be readable.",
    why: "Archives of GGS have dates in several forms, which are read. Any other text is kept as "
      + "a tag: no program can sort by it, and other formats get no date.",
    fix: "Write it like 2024-01-02 10:00:00 GMT.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]DT[\(wrong: "a rainy Sunday")]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfRating = Rule(
    4007,
    "ggf-rating",
    .warning,
    "A rating must be a number.",
    why: "The text is kept as a tag, but the player has no rating in other formats.",
    fix: "Write one number, as in RB[1712].",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]RB[\(wrong: "1712@35")]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfResult = Rule(
    1218,
    "ggf-result",
    .warning,
    "A result must be a number, or ? for an unfinished game.",
    why: "The text is kept as a tag, but it cannot be compared with the final board, and "
      + "other formats get no result.",
    fix: "Write dark's disks minus light's and, after a colon, the ending, as in +6 or -10:t. "
      + "Write ? for an unfinished game.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]RE[\(wrong: "+2:x")]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfEdaxResult = Rule(
    3004,
    "ggf-edax-result",
    .note,
    "An unfinished game must have the result ?; Edax writes -127.000.",
    why: "Edax has no score for such a game and writes its lowest number. Taken literally, dark "
      + "would have lost by more disks than there are squares.",
    fix: "Write RE[?].",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]RE[\(wrong: "-127.000")]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
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

import GameRecords

/// What can be wrong with a GGF file.
extension Rule {
  static let ggfOutside = Rule(
    1201,
    "ggf-outside",
    .warning,
    "Only counts and white space stand outside of games.",
    why: "Programs look for the next “(;” and skip what stands before it, Edax without a "
      + "word: the words of a mail do no harm, but a game that lost its first bytes is gone.",
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
    "Games that were played at the same time are read one by one.",
    why: "A synchro match of GGS is two games from the same start with the sides swapped, on "
      + "one line behind a 2. A record is one game, so that the count is not kept, and "
      + "nothing tells afterwards which games belong together.",
    fix: "Nothing has to be done; keep the file if it matters which games are a pair.",
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
    why: "Edax reads on to the next “;)”, so that it loses the next game or adds its moves to "
      + "this one. What this game lost at its end is not known either.",
    fix: "Add “;)”, and compare the moves with another copy of the game.",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2]\(wrong: "")")
  )
  static let ggfValueNotClosed = Rule(
    1204,
    "ggf-value-not-closed",
    .error,
    "The value of a property must end with “]”.",
    why: "A value ends at the next “]”, whatever stands between, so that the properties in "
      + "between get lost in other programs; without one move the later ones are another "
      + "game.",
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
    "A game must be made of properties, each a name and a value in brackets.",
    why: "Edax stops at the first thing that is no property, and loads the moves before it "
      + "without a word. Moves behind it are left out here too: if it was one, they mean "
      + "nothing without it.",
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
    "The name of a property is one or two capital letters.",
    why: "Edax stops at a small letter in a name, and loads only the moves before it.",
    fix: "Write a name that the format has, for example B for b, or remove the property.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]\(wrong: "Clock")[5:00]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfTwice = Rule(
    1207,
    "ggf-twice",
    .warning,
    "A property other than a move must not stand twice in a game.",
    why: "Programs disagree which one counts: Edax takes the last name, flipbook the first.",
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
    why: "The format is made for any game, and moves of another one would be taken for squares.",
    fix: "Use a program for that game; if it is Othello after all, write GM[Othello].",
    example: RuleExample("ggf", "(;GM[\(wrong: "Amazons")]PB[Ada]PW[Ben]TY[10]BO[10];)")
  )
  static let ggfNoGameName = Rule(
    1209,
    "ggf-no-game-name",
    .note,
    "A game must name what is played.",
    why: "Programs tell by GM[Othello] what the moves mean; without it nothing but the board "
      + "shows that the game is Othello.",
    fix: "Write GM[Othello] behind “(;”.",
    example: RuleExample("ggf", "\(wrong: "(;")BO[4 ---- -O*- -*O- ---- *]B[a2];)")
  )
  static let ggfNoBoard = Rule(
    1210,
    "ggf-no-board",
    .warning,
    "A game must tell the board that it begins with.",
    why: "Games of GGS may begin with disks placed at random, as the type s8r18 says, or on a "
      + "board of another size. Edax takes the usual start without a word, where the moves "
      + "may be illegal.",
    fix: "Write the board: BO[8 … *].",
    example: RuleExample("ggf", "\(wrong: "(;")GM[Othello]TY[8]B[f5];)")
  )
  static let ggfBoard = Rule(
    1211,
    "ggf-board",
    .error,
    "A board is written as its size, its squares row by row, and the side to move.",
    why: "What a move means depends on the board, and a guess makes another game of it: Edax "
      + "loads a game on 10×10 as an empty one on 8×8 without a word.",
    fix: "Write the size, a symbol for each square and the side to move, as in BO[4 ---- -O*- "
      + "-*O- ---- *].",
    example: RuleExample("ggf", "(;GM[Othello]BO[\(wrong: "4 ---- -O*- -*O-")]B[a2];)")
  )
  static let ggfTurn = Rule(
    1212,
    "ggf-turn",
    .warning,
    "The side to move must stand behind the squares of the board.",
    why: "Light begins in some games of GGS, and only the board tells so for certain: the "
      + "first move, by which it is guessed, may be the wrong one.",
    fix: "Write * for dark or O for light behind the squares.",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ----\(wrong: "")]B[a2];)")
  )
  static let ggfBoardLetters = Rule(
    1213,
    "ggf-board-letters",
    .note,
    "Disks on the board are written * and O.",
    why: "GGS writes * and O. A board in other letters comes from elsewhere, where they may "
      + "mean something else: 0 is a light disk for Zebra and a dark one for Egaroucid.",
    fix: "Write * for dark, O for light and - for an empty square.",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -\(wrong: "o")x- -xo- ---- x]B[a2];)")
  )
  static let ggfType = Rule(
    1214,
    "ggf-type",
    .warning,
    "Type and board must agree about the size.",
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
    why: "Without one move the later ones are another game, so that it and all moves behind "
      + "it are left out.",
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
    "A move is written without spaces.",
    why: "Edax takes the first two characters of the value for the square, so that “ a2” is "
      + "no move for it.",
    fix: "Write the move without spaces: B[a2].",
    example: RuleExample("ggf", "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[\(wrong: " a2")];)")
  )
  static let ggfMoveValue = Rule(
    1217,
    "ggf-move-value",
    .warning,
    "Behind a move stand at most two numbers: its evaluation and its time.",
    why: "What is no number is left out, and with it what the mover thought of the move or "
      + "how long it took.",
    fix: "Write B[f5/2.5/1.25], or B[f5//1.25] where the evaluation is not known.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[a2/\(wrong: "good")/1.25];)"
    )
  )
  static let ggfDate = Rule(
    4002,
    "ggf-date",
    .note,
    "A date must be one that can be read.",
    why: "Archives of GGS have dates in several forms, which are read; any other text is kept "
      + "as a tag, by which no program can sort, and no other format gets a date.",
    fix: "Write it like 2024-01-02 10:00:00 GMT.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]DT[\(wrong: "a rainy evening")]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
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
    "A result must be a number, or ? for a game that is not finished.",
    why: "The text is kept as a tag, but it cannot be compared with the final board, and "
      + "other formats get no result.",
    fix: "Write dark's disks minus light's and, behind a colon, the ending, as in +6 or "
      + "-10:t; or ? for a game that is not finished.",
    example: RuleExample(
      "ggf",
      "(;GM[Othello]RE[\(wrong: "+2:x")]BO[4 ---- -O*- -*O- ---- *]B[a2];)"
    )
  )
  static let ggfEdaxResult = Rule(
    3004,
    "ggf-edax-result",
    .note,
    "A game that is not finished has the result ?, for which Edax writes -127.000.",
    why: "Edax has no score for such a game and writes its lowest number. Taken at its word, "
      + "dark would have lost by more disks than there are squares.",
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

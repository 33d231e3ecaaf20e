import GameRecords

/// The rules for SGF files: errors, and deviations that the reader accepts.
extension Rule {
  static let sgfGame = Rule(
    1251,
    "sgf-game",
    .error,
    "The first node of a game tree must contain GM[2], which is Othello.",
    why: "A tree with GM[1] or without GM is a game of Go. Its points look like squares: aa would "
      + "be read as a1.",
    fix: "Add GM[2] to the first node if the game is Othello.",
    example: RuleExample("sgf", "(;FF[4]GM[\(wrong: "1")]SZ[19];B[pd];W[dp])")
  )
  static let sgfVersion = Rule(
    1252,
    "sgf-version",
    .warning,
    "The version of the format must be from 1 to 4.",
    why: "There are four versions; the meaning of any other is unknown. The tree is read as FF[4].",
    fix: "Write FF[4].",
    example: RuleExample("sgf", "(;FF[\(wrong: "5")]GM[2];B[f5])")
  )
  static let sgfCharset = Rule(
    5004,
    "sgf-charset",
    .warning,
    "Texts must be in UTF-8 or Latin-1.",
    why: "In another character set, names and comments become wrong letters, here and in every "
      + "format they are converted to.",
    fix: "Convert the file to UTF-8 and write CA[UTF-8].",
    example: RuleExample("sgf", "(;GM[2]CA[\(wrong: "Shift_JIS")];B[f5])")
  )
  static let sgfNotClosed = Rule(
    1253,
    "sgf-not-closed",
    .error,
    "Every bracket of a game tree must be closed.",
    why: "A bracket is missing at the end of the file or in the middle. Moves or variations may "
      + "be missing with it, or belong to a different line than they seem to.",
    fix: "Add the bracket, and compare the game with another copy.",
    example: RuleExample("sgf", "(;GM[2];B[f5];W[d6]\(wrong: "")")
  )
  static let sgfStray = Rule(
    1254,
    "sgf-stray",
    .warning,
    "A file must contain only game trees, and a tree only nodes of properties.",
    why: "Edax stops at the first thing that is not a property, and silently loads only the moves "
      + "before it. Text around a game, such as that of an e-mail, is dropped.",
    fix: "Remove the text, or write it as a comment: C[…].",
    example: RuleExample(
      "sgf",
      """
      \(wrong: "Dear friends,")
      (;GM[2];B[f5];W[d6])
      """
    )
  )
  static let sgfNoValue = Rule(
    1255,
    "sgf-no-value",
    .error,
    "A property must have a value in square brackets.",
    why: "The meaning of the property is unknown. Edax joins its name with the next one, and "
      + "loses both.",
    fix: "Add the value, or remove the name. A pass is written B[pa].",
    example: RuleExample("sgf", "(;GM[2];B[f5];\(wrong: "W"))")
  )
  static let sgfNameCase = Rule(
    1256,
    "sgf-name-case",
    .note,
    "Property names must be in capital letters.",
    why: "FF[3] ignores small letters in names, and FF[4] forbids them. Edax stops at the first "
      + "one, and loads only the moves before it.",
    fix: "Write the name in capital letters.",
    example: RuleExample("sgf", "(;GM[2];\(wrong: "b")[f5])")
  )
  static let sgfBranch = Rule(
    1257,
    "sgf-branch",
    .error,
    "The nodes of a tree must come before its subtrees.",
    why: "A line continues in the first subtree, so a node after the subtrees is in no line. The "
      + "node and everything in it are left out.",
    fix: "Move the node before the first subtree, or into a subtree of its own.",
    example: RuleExample("sgf", "(;GM[2];B[f5](;W[d6])(;W[f6])\(wrong: ";")W[f4])")
  )
  static let sgfMove = Rule(
    1258,
    "sgf-move",
    .error,
    "A move must be a square or a pass.",
    why: "Without this move, the moves after it would make a different game, so the game is not "
      + "converted.",
    fix: "Write one square such as f5, or pa for a pass.",
    example: RuleExample("sgf", "(;GM[2];B[f5];W[\(wrong: "z9")])")
  )
  static let sgfMovesInNode = Rule(
    1259,
    "sgf-moves-in-node",
    .note,
    "A node must have at most one move.",
    why: "FF[4] forbids it. Programs that show a game node by node cannot show the second move.",
    fix: "Write a “;” before the second move.",
    example: RuleExample("sgf", "(;GM[2];B[f5]W[\(wrong: "d6")])")
  )
  static let sgfSetup = Rule(
    1260,
    "sgf-setup",
    .error,
    "The start position must be set up on squares of the board.",
    why: "A disk off the board is missing, and the game begins from a different position.",
    fix: "Write a square such as e4, or give the size of a larger board in SZ.",
    example: RuleExample("sgf", "(;GM[2]SZ[8]AB[e4][d5][\(wrong: "k9")]AW[d4][e5])")
  )
  static let sgfTurn = Rule(
    1261,
    "sgf-turn",
    .error,
    "The side to move must be B or W.",
    why: "If the wrong side begins, the wrong side makes each move.",
    fix: "Write PL[B] or PL[W], or PL[] if the game is over.",
    example: RuleExample("sgf", "(;GM[2]PL[\(wrong: "red")];B[f5])")
  )
  static let sgfSetupTwice = Rule(
    1262,
    "sgf-setup-twice",
    .warning,
    "A square of the start position must be set up only once.",
    why: "One of the two disks is wrong, and FF[4] does not say which. The last one counts here.",
    fix: "Remove the square from AB or from AW.",
    example: RuleExample("sgf", "(;GM[2]AB[e4][d5][f5]AW[d4][e5][\(wrong: "f5")])")
  )
  static let sgfSetupLate = Rule(
    1263,
    "sgf-setup-late",
    .error,
    "The position must be set up before the first move.",
    why: "A record has one start position and continues with moves. A position that changes "
      + "later, as in a lesson, is not a game.",
    fix: "Write what follows as a separate game, with the position in its first node.",
    example: RuleExample("sgf", "(;GM[2];B[f5];\(wrong: "AB")[a1])")
  )
  static let sgfResult = Rule(
    1264,
    "sgf-result",
    .note,
    "A result must look like B+14, W+R, 0, Draw, Void or ?.",
    why: "The text is kept as a tag, but it cannot be compared with the final board, and other "
      + "formats get no result. Void, which Edax writes too, means that the game is unfinished.",
    fix: "Write the result in one of these forms.",
    example: RuleExample("sgf", "(;GM[2]RE[\(wrong: "dark won")];B[f5])")
  )
  static let sgfDate = Rule(
    4003,
    "sgf-date",
    .note,
    "A date must look like 1977-05-01.",
    why: "The text is kept as a tag. No program can sort by it, and other formats get no date.",
    fix: "Write the year, month and day of the game. Edax writes the day of its export.",
    example: RuleExample("sgf", "(;GM[2]DT[\(wrong: "last week")];B[f5])")
  )
  static let sgfTwice = Rule(
    1265,
    "sgf-twice",
    .warning,
    "A fact about the game must appear only once.",
    why: "Programs disagree on which value counts: Edax takes the last name, flipbook the first.",
    fix: "Remove the wrong one.",
    example: RuleExample("sgf", "(;GM[2]PB[Ada]PB[\(wrong: "Ben")];B[f5])")
  )
  static let sgfNodeProperty = Rule(
    1266,
    "sgf-node-property",
    .warning,
    "A move should have only properties that a record can store.",
    why: "Clocks such as BL and WL, dimmed points and the private properties of Cassio are "
      + "left out, so they are lost in a conversion.",
    fix: "You need not change anything. Keep the file if the properties matter.",
    example: RuleExample("sgf", "(;GM[2];B[f5]\(wrong: "BL")[295])")
  )
  static let sgfEmptyVariation = Rule(
    1267,
    "sgf-empty-variation",
    .warning,
    "A variation must have a move.",
    why: "Without a move there is nothing to play or to write. A comment in the variation is "
      + "added to the move before it.",
    fix: "Add the moves, or remove the variation.",
    example: RuleExample("sgf", "(;GM[2];B[f5](;W[d6])(;C[Or c3?]\(wrong: ")"))")
  )
  static let sgfTextBracket = Rule(
    1268,
    "sgf-text-bracket",
    .error,
    "A “]” in a text must be written as “\\]”.",
    why: "A value ends at the first “]” that has no “\\” before it. Edax stops at the text after "
      + "it, and loads only the moves before it. flipbook leaves out everything up to the next "
      + "node: the rest of the text, and anything else in the node.",
    fix: "Write “\\]” for each “]” in the text, except the one that ends it.",
    example: RuleExample("sgf", "(;GM[2];B[f5]C[nice [sic\(wrong: "]") move];W[d6])")
  )
  static let sgfMark = Rule(
    1269,
    "sgf-mark",
    .warning,
    "A mark must name squares, and a label must have letters.",
    why:
      "Such a mark is not drawn. In the first node it is kept as a tag; on a move it is left out.",
    fix: "Write squares such as f5 for CR, SQ, TR and MA, f5:A for LB, and f5:d6 for AR and LN.",
    example: RuleExample("sgf", "(;GM[2];B[f5]CR[\(wrong: "z9")])")
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
    .sgfMark,
    .sgfEmptyVariation,
    .sgfTextBracket,
  ]
}

import GameRecords

/// What can be wrong with a game tree, and what its reader takes in another way than it is written.
extension Rule {
  static let sgfGame = Rule(
    1251,
    "sgf-game",
    .error,
    "The first node of a game tree must say GM[2], which is Othello.",
    why: "A tree that says GM[1], or has no GM, is a game of Go, whose points look like "
      + "squares: aa would be a1.",
    fix: "Write GM[2] into the first node if the game is Othello.",
    example: RuleExample("sgf", "(;FF[4]GM[\(wrong: "1")]SZ[19];B[pd];W[dp])")
  )
  static let sgfVersion = Rule(
    1252,
    "sgf-version",
    .warning,
    "The version of the format must be from 1 to 4.",
    why: "There are four versions, and nobody knows what another one means. The tree is read "
      + "as FF[4].",
    fix: "Write FF[4].",
    example: RuleExample("sgf", "(;FF[\(wrong: "5")]GM[2];B[f5])")
  )
  static let sgfCharset = Rule(
    5004,
    "sgf-charset",
    .warning,
    "Texts must be UTF-8 or Latin-1.",
    why: "Names and remarks in another character set come out as wrong letters, and are "
      + "written so to other formats.",
    fix: "Convert the file to UTF-8, and write CA[UTF-8].",
    example: RuleExample("sgf", "(;GM[2]CA[\(wrong: "Shift_JIS")];B[f5])")
  )
  static let sgfNotClosed = Rule(
    1253,
    "sgf-not-closed",
    .error,
    "Every bracket of a game tree must be closed.",
    why: "The end of the file is missing, or a bracket in the middle; with it moves or "
      + "variations may be missing, or belong to another line than it seems.",
    fix: "Add the bracket, and compare the game with another copy.",
    example: RuleExample("sgf", "(;GM[2];B[f5];W[d6]\(wrong: "")")
  )
  static let sgfStray = Rule(
    1254,
    "sgf-stray",
    .warning,
    "There must be nothing but game trees, and in them nodes of properties.",
    why: "Edax stops at the first thing that is no property, and loads the moves before it "
      + "without a word. The text around a game, as of a mail, is not kept.",
    fix: "Remove it, or write it as a remark: C[…].",
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
    why: "It cannot be told what the property was to say. Edax takes its name and the next "
      + "one for one name, and loses both.",
    fix: "Add the value, or remove the name; a pass is written B[pa].",
    example: RuleExample("sgf", "(;GM[2];B[f5];\(wrong: "W"))")
  )
  static let sgfNameCase = Rule(
    1256,
    "sgf-name-case",
    .note,
    "Names of properties must be in capital letters.",
    why: "In FF[3] small letters only fill up a name, and in FF[4] there are none. Edax stops "
      + "at the first one, and loads the moves before it.",
    fix: "Write the name in capital letters.",
    example: RuleExample("sgf", "(;GM[2];\(wrong: "b")[f5])")
  )
  static let sgfBranch = Rule(
    1257,
    "sgf-branch",
    .error,
    "The nodes of a tree must stand before the trees in it.",
    why: "A line goes on in the first of the trees that branch off, so that a node behind "
      + "them belongs to no line. It is left out with all that it says.",
    fix: "Move the node before the first tree, or into a tree of its own.",
    example: RuleExample("sgf", "(;GM[2];B[f5](;W[d6])(;W[f6])\(wrong: ";")W[f4])")
  )
  static let sgfMove = Rule(
    1258,
    "sgf-move",
    .error,
    "A move must be a square or a pass.",
    why: "Without one move the later ones are another game, so that the game is not converted.",
    fix: "Write one square such as f5, or pa for a pass.",
    example: RuleExample("sgf", "(;GM[2];B[f5];W[\(wrong: "z9")])")
  )
  static let sgfMovesInNode = Rule(
    1259,
    "sgf-moves-in-node",
    .note,
    "A node must not have two moves.",
    why: "FF[4] forbids it, and programs that show a game node by node have no place for the "
      + "second move.",
    fix: "Write a “;” before the second move.",
    example: RuleExample("sgf", "(;GM[2];B[f5]W[\(wrong: "d6")])")
  )
  static let sgfSetup = Rule(
    1260,
    "sgf-setup",
    .error,
    "The start position must be set up with squares of the board.",
    why: "A disk that is nowhere on the board is missing, and the game begins from another "
      + "position than it was meant to.",
    fix: "Write a square such as e4, or the size of a larger board in SZ.",
    example: RuleExample("sgf", "(;GM[2]SZ[8]AB[e4][d5][\(wrong: "k9")]AW[d4][e5])")
  )
  static let sgfTurn = Rule(
    1261,
    "sgf-turn",
    .error,
    "The side to move must be B or W.",
    why: "If the wrong side begins, each move is made by the wrong side.",
    fix: "Write PL[B] or PL[W], or PL[] if the game is over.",
    example: RuleExample("sgf", "(;GM[2]PL[\(wrong: "red")];B[f5])")
  )
  static let sgfSetupTwice = Rule(
    1262,
    "sgf-setup-twice",
    .warning,
    "A square of the start position must be set up once.",
    why: "One of the two disks is wrong, and FF[4] does not say which one. The last one "
      + "counts here.",
    fix: "Remove the square from AB or from AW.",
    example: RuleExample("sgf", "(;GM[2]AB[e4][d5][f5]AW[d4][e5][\(wrong: "f5")])")
  )
  static let sgfSetupLate = Rule(
    1263,
    "sgf-setup-late",
    .error,
    "The position can only be set up before the first move.",
    why: "A record has one start position and goes on by moves. A position that changes on "
      + "the way, as in a lesson, is no game.",
    fix: "Make a game of its own of what follows, with the position in its first node.",
    example: RuleExample("sgf", "(;GM[2];B[f5];\(wrong: "AB")[a1])")
  )
  static let sgfResult = Rule(
    1264,
    "sgf-result",
    .note,
    "A result must be like B+14, W+R, 0, Draw, Void or ?.",
    why: "The text is kept as a tag, but it cannot be compared with the final board, and "
      + "other formats get no result. Void, which Edax writes too, stands for a game that is "
      + "not finished.",
    fix: "Write the result in one of these ways.",
    example: RuleExample("sgf", "(;GM[2]RE[\(wrong: "dark won")];B[f5])")
  )
  static let sgfDate = Rule(
    4003,
    "sgf-date",
    .note,
    "A date must be like 1977-05-01.",
    why: "The text is kept as a tag, by which no program can sort, and other formats get no date.",
    fix: "Write the year, the month and the day of the game; Edax writes the day of its export.",
    example: RuleExample("sgf", "(;GM[2]DT[\(wrong: "last week")];B[f5])")
  )
  static let sgfTwice = Rule(
    1265,
    "sgf-twice",
    .warning,
    "A fact about the game must be told once.",
    why: "Programs disagree which value counts: Edax takes the last name, flipbook the first.",
    fix: "Remove the wrong one.",
    example: RuleExample("sgf", "(;GM[2]PB[Ada]PB[\(wrong: "Ben")];B[f5])")
  )
  static let sgfNodeProperty = Rule(
    1266,
    "sgf-node-property",
    .warning,
    "Properties of single moves must be ones that a record has a place for.",
    why: "Clocks such as BL and WL, marks on the board and the private properties of Cassio "
      + "are left out, and no other format gets them.",
    fix: "Nothing has to be done; keep the file if they matter.",
    example: RuleExample("sgf", "(;GM[2];B[f5]\(wrong: "BL")[295])")
  )
  static let sgfEmptyVariation = Rule(
    1267,
    "sgf-empty-variation",
    .warning,
    "A variation must have a move.",
    why: "Without one there is nothing to play or to write. A remark in it goes to the move "
      + "before it.",
    fix: "Add the moves, or remove the variation.",
    example: RuleExample("sgf", "(;GM[2];B[f5](;W[d6])(;C[Or c3?]\(wrong: ")"))")
  )
  static let sgfTextBracket = Rule(
    1268,
    "sgf-text-bracket",
    .error,
    "A “]” in a text must be written “\\]”.",
    why: "A value ends at the first “]” without a “\\”. What stands behind it is no property, at "
      + "which Edax stops and loads only the moves before it. It is left out here up to the next "
      + "node, and with it the rest of the text and whatever else the node says.",
    fix: "Write “\\]” for each “]” of the text but the one at its end.",
    example: RuleExample("sgf", "(;GM[2];B[f5]C[nice [sic\(wrong: "]") move];W[d6])")
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
    .sgfTextBracket,
  ]
}

import GameRecords

/// What can be wrong with the text of a save, and what the app does with it.
extension Rule {
  static let saveTurn = Rule(
    1001,
    "save-turn",
    .error,
    "The first symbol of a save must be x, o or - for a game that is over.",
    why: """
      The app refuses the file at any other symbol, a capital letter included, and starts a new \
      game in its place.
      """,
    fix: "Write x if dark is to move, o if light is, and - if the game is over.",
    example: RuleExample(
      "save",
      """
      \(wrong: "X")00
      \(String.saveRows)
      """
    )
  )
  static let saveTurnDigit = Rule(
    7003,
    "save-turn-digit",
    .warning,
    "The turn in a save should be x, o or -, not a digit.",
    why: """
      The fork by stzn writes 0 for dark and 1 for light, and nothing when the game is over. The \
      app refuses such a save and starts a new game, and the fork itself cannot read one that is \
      over.
      """,
    fix: "Convert the file to save, which writes the turn as the original app does.",
    example: RuleExample(
      "save",
      """
      \(wrong: "0")00
      \(String.saveRows)
      """
    )
  )
  static let saveMode = Rule(
    1002,
    "save-mode",
    .error,
    "The second and third symbol of a save must be 0 for manual or 1 for computer.",
    why: "The app refuses the file at any other symbol and starts a new game in its place.",
    fix: "Write the mode of dark and then that of light, each as 0 or 1.",
    example: RuleExample(
      "save",
      """
      x\(wrong: "2")0
      \(String.saveRows)
      """
    )
  )
  static let saveHeadTail = Rule(
    1003,
    "save-head-tail",
    .warning,
    "The first line of a save must have three symbols.",
    why: """
      The app ignores what follows the third symbol, so that it means nothing; the fork by \
      es-kumagai refuses such a file.
      """,
    fix: "Remove everything behind the third symbol.",
    example: RuleExample(
      "save",
      """
      x00\(wrong: " 2-2")
      \(String.saveRows)
      """
    )
  )
  static let saveLineEnd = Rule(
    7001,
    "save-line-end",
    .warning,
    "Lines of a save must end with a line feed alone.",
    why: """
      Editors on Windows end lines with a carriage return and a line feed. The app knows the \
      line feed alone: it takes the file for a single line, refuses it and starts a new game.
      """,
    fix: "End each line with a line feed alone, as converting the file to save does.",
    example: RuleExample(
      "save",
      """
      x00\(wrong: "\r")
      \(String.saveRows)
      """
    )
  )
  static let saveFinalLineEnd = Rule(
    1004,
    "save-final-line-end",
    .note,
    "The last line of a save should end with a line feed.",
    why: """
      The app writes the line feed and does not miss it. Forks that are built on koher's \
      libraries leave it out, so that their saves of the same game have other bytes.
      """,
    fix: "Add a line feed behind the last row, as converting the file to save does.",
    example: RuleExample(
      "save",
      """
      x00
      \(String(String.saveRows.dropLast()))\(wrong: "")
      """
    )
  )
  static let saveBlankLine = Rule(
    7004,
    "save-blank-line",
    .note,
    "A save should have no blank lines.",
    why: "The app skips blank lines but never writes one, so that somebody has edited the file.",
    fix: "Remove the blank lines, and see whether the rows are what they were.",
    example: RuleExample(
      "save",
      """
      x00
      \(wrong: "")
      \(String.saveRows)
      """
    )
  )
  static let saveBoardSize = Rule(
    7002,
    "save-board-size",
    .warning,
    "The board of a save must be 8×8 for the original app to read it.",
    why: """
      The app refuses a file with another number of rows, and crashes on a row that is too long. \
      Forks that are built on koher's libraries play on other sizes too.
      """,
    fix: """
      Open the save with the fork that has written it, or convert it to a format other than \
      save.
      """,
    example: RuleExample(
      "save",
      """
      x00
      \(wrong: "----\n-ox-\n-xo-\n----")

      """
    )
  )
}

extension [Rule] {
  /// All of these.
  static let save: [Rule] = [
    .saveTurn,
    .saveTurnDigit,
    .saveMode,
    .saveHeadTail,
    .saveLineEnd,
    .saveFinalLineEnd,
    .saveBlankLine,
    .saveBoardSize,
  ]
}

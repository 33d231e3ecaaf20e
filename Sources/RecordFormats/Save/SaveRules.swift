import GameRecords

/// The rules for saves, and what the app does with such files.
extension Rule {
  static let saveTurn = Rule(
    1001,
    "save-turn",
    .error,
    "The first symbol of a save must be x, o or, if the game is over, -.",
    why: """
      The app refuses a file with any other symbol, even a capital letter, and starts a new game \
      instead.
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
      The fork by stzn writes 0 for dark, 1 for light and nothing if the game is over. The app \
      refuses such a save and starts a new game. The fork itself cannot read the save of a game that \
      is over.
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
    why: "The app refuses a file with any other symbol and starts a new game instead.",
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
      The app ignores everything after the third symbol; the fork by es-kumagai refuses such a \
      file.
      """,
    fix: "Remove everything after the third symbol.",
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
    "Lines of a save must end with only a line feed.",
    why: """
      Editors on Windows end lines with a carriage return and a line feed. The app only knows the \
      line feed: it reads the file as a single line, refuses it and starts a new game.
      """,
    fix: "End each line with only a line feed, or convert the file to save.",
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
      The app writes the line feed but does not require it. Forks that use koher's libraries leave \
      it out, so their saves of the same game have different bytes.
      """,
    fix: "Add a line feed after the last row, or convert the file to save.",
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
    why: "The app skips blank lines but never writes one, so the file has been edited.",
    fix: "Remove the blank lines, and check that the rows are unchanged.",
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
      Forks that use koher's libraries also play on other sizes.
      """,
    fix: """
      Open the save with the fork that wrote it, or convert it to another format.
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
  /// All rules for saves.
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

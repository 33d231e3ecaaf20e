internal import GameRecords

/// What can be wrong with the text of a save, and what the app does with it.
extension Rule {
  static let saveTurn = Rule(
    "save-turn",
    .error,
    "The first symbol of a save must be x, o or -."
  )
  static let saveTurnDigit = Rule(
    "save-turn-digit",
    .warning,
    "One fork of the app writes the turn as a digit."
  )
  static let saveMode = Rule(
    "save-mode",
    .error,
    "The second and third symbol of a save must be 0 or 1."
  )
  static let saveHeadTail = Rule(
    "save-head-tail",
    .warning,
    "The first line of a save must have three symbols."
  )
  static let saveLineEnd = Rule(
    "save-line-end",
    .warning,
    "Lines of a save must end with a line feed alone."
  )
  static let saveFinalLineEnd = Rule(
    "save-final-line-end",
    .note,
    "The last line of a save ends with a line feed."
  )
  static let saveBlankLine = Rule(
    "save-blank-line",
    .note,
    "A save has no blank lines."
  )
  static let saveBoardSize = Rule(
    "save-board-size",
    .warning,
    "The app reads only boards of 8×8."
  )
}

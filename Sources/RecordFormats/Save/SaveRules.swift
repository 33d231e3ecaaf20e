internal import GameRecords

/// What can be wrong with the text of a save, and what the app does with it.
extension Rule {
  static let saveTurn = Rule(
    1001,
    "save-turn",
    .error,
    "The first symbol of a save must be x, o or -.",
    why: "",
    fix: "",
    example: nil
  )
  static let saveTurnDigit = Rule(
    7003,
    "save-turn-digit",
    .warning,
    "One fork of the app writes the turn as a digit.",
    why: "",
    fix: "",
    example: nil
  )
  static let saveMode = Rule(
    1002,
    "save-mode",
    .error,
    "The second and third symbol of a save must be 0 or 1.",
    why: "",
    fix: "",
    example: nil
  )
  static let saveHeadTail = Rule(
    1003,
    "save-head-tail",
    .warning,
    "The first line of a save must have three symbols.",
    why: "",
    fix: "",
    example: nil
  )
  static let saveLineEnd = Rule(
    7001,
    "save-line-end",
    .warning,
    "Lines of a save must end with a line feed alone.",
    why: "",
    fix: "",
    example: nil
  )
  static let saveFinalLineEnd = Rule(
    1004,
    "save-final-line-end",
    .note,
    "The last line of a save ends with a line feed.",
    why: "",
    fix: "",
    example: nil
  )
  static let saveBlankLine = Rule(
    7004,
    "save-blank-line",
    .note,
    "A save has no blank lines.",
    why: "",
    fix: "",
    example: nil
  )
  static let saveBoardSize = Rule(
    7002,
    "save-board-size",
    .warning,
    "The app reads only boards of 8×8.",
    why: "",
    fix: "",
    example: nil
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

import GameRecords

/// What can be wrong with an app state that is good JSON, and what the app does with it.
extension Rule {
  static let reduxBoardSetting = Rule(
    7005,
    "redux-board-setting",
    .warning,
    "The app plays on 8×8 squares.",
    why: "",
    fix: "",
    example: nil
  )
  static let reduxCells = Rule(
    1541,
    "redux-cells",
    .error,
    "A board must have one entry for each of its squares.",
    why: "",
    fix: "",
    example: nil
  )
  static let reduxCoordinate = Rule(
    7006,
    "redux-coordinate",
    .warning,
    "The entries of a board stand row by row, each at its own coordinate.",
    why: "",
    fix: "",
    example: nil
  )
  static let reduxCount = Rule(
    7007,
    "redux-count",
    .warning,
    "The counts of both players are those of the board.",
    why: "",
    fix: "",
    example: nil
  )
  static let reduxID = Rule(
    1542,
    "redux-id",
    .error,
    "The identifier of an app state must be a UUID.",
    why: "",
    fix: "",
    example: nil
  )
  static let reduxSide = Rule(
    7008,
    "redux-side",
    .warning,
    "Each player plays the side of its key.",
    why: "",
    fix: "",
    example: nil
  )
  static let reduxAlert = Rule(
    7009,
    "redux-alert",
    .warning,
    "An alert that a side cannot move must be about a side that cannot.",
    why: "",
    fix: "",
    example: nil
  )
  static let reduxUnsaved = Rule(
    7010,
    "redux-unsaved",
    .warning,
    "The app clears some of its state before it saves.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let redux: [Rule] = [
    .reduxBoardSetting,
    .reduxCells,
    .reduxCoordinate,
    .reduxCount,
    .reduxID,
    .reduxSide,
    .reduxAlert,
    .reduxUnsaved,
  ]
}

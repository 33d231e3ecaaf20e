import GameRecords

/// What can be wrong with an app state that is good JSON, and what the app does with it.
extension Rule {
  static let reduxBoardSetting = Rule(
    "redux-board-setting",
    .warning,
    "The app plays on 8×8 squares."
  )
  static let reduxCells = Rule(
    "redux-cells",
    .error,
    "A board must have one entry for each of its squares."
  )
  static let reduxCoordinate = Rule(
    "redux-coordinate",
    .warning,
    "The entries of a board stand row by row, each at its own coordinate."
  )
  static let reduxCount = Rule(
    "redux-count",
    .warning,
    "The counts of both players are those of the board."
  )
  static let reduxID = Rule(
    "redux-id",
    .error,
    "The identifier of an app state must be a UUID."
  )
  static let reduxSide = Rule(
    "redux-side",
    .warning,
    "Each player plays the side of its key."
  )
  static let reduxAlert = Rule(
    "redux-alert",
    .warning,
    "An alert that a side cannot move must be about a side that cannot."
  )
  static let reduxUnsaved = Rule(
    "redux-unsaved",
    .warning,
    "The app clears some of its state before it saves."
  )
}

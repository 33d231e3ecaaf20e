import GameRecords

/// The rules for app states that are valid JSON, and what the app does with such files.
extension Rule {
  static let reduxBoardSetting = Rule(
    7005,
    "redux-board-setting",
    .warning,
    "The board must have 8×8 squares.",
    why: "The Redux fork saves the size of its board and trusts the size that it loads, but cannot "
      + "show a board of another size.",
    fix: "Change the board to 8×8 squares, or convert the file to a format that can store boards "
      + "of this size.",
    example: RuleExample(
      "redux",
      """
      {"boardContainer": {"board": {"boardSetting": \(wrong: "{\"cols\": 4, \"rows\": 4}"),
      "diskCoordinates": [
      \(ReduxExample.squares(width: 4))
      ]}},
      \(ReduxExample.players)
      \(ReduxExample.state)
      """
    )
  )
  static let reduxCells = Rule(
    1541,
    "redux-cells",
    .error,
    "A board must have one entry for each of its squares.",
    why: "The Redux fork finds a square by its index in the list and never checks the length of "
      + "the list: with too few entries it crashes, with too many it shows another board.",
    fix: "Write one entry for each square, row by row; that of an empty square has no disk.",
    example: RuleExample(
      "redux",
      """
      {"boardContainer": {"board": {"boardSetting": {"cols": 8, "rows": 8},
      "diskCoordinates": \(wrong: "[]")}},
      \(ReduxExample.players)
      \(ReduxExample.state)
      """
    )
  )
  static let reduxCoordinate = Rule(
    7006,
    "redux-coordinate",
    .warning,
    "The entries of a board must be in order, row by row, each with its own coordinate.",
    why: "The Redux fork draws the board by the order of the entries and plays by their "
      + "coordinates. If they differ, it shows one board and plays on another.",
    fix: "Correct the coordinates, row by row from a1, with x and y counted from 0; or put the "
      + "entries in order if the coordinates are right.",
    example: RuleExample(
      "redux",
      """
      {"boardContainer": {"board": {"boardSetting": {"cols": 8, "rows": 8},
      "diskCoordinates": [
      {"coordinate": \(wrong: "{\"x\": 1, \"y\": 0}")}, {"coordinate": {"x": 1, "y": 0}},
      \(ReduxExample.squares(width: 8, from: 2))
      ]}},
      \(ReduxExample.players)
      \(ReduxExample.state)
      """
    )
  )
  static let reduxCount = Rule(
    7007,
    "redux-count",
    .warning,
    "The count of each player must match the board.",
    why: "The Redux fork does not count the disks of a board that it loads, but shows the counts "
      + "in the file.",
    fix: "Write the number of disks that the side has on the board.",
    example: RuleExample(
      "redux",
      """
      \(ReduxExample.board)
      "playerDark": {"player": 0, "side": "sideDark", "count": \(wrong: "3")},
      "playerLight": {"player": 1, "side": "sideLight", "count": 2},
      \(ReduxExample.state)
      """
    )
  )
  static let reduxID = Rule(
    1542,
    "redux-id",
    .error,
    "The identifier of an app state must be a UUID.",
    why: "The Redux fork decodes the identifier as a UUID, and refuses the whole file if it is not "
      + "one.",
    fix: "Write a UUID, such as 4E98FF2E-963A-8D0D-9AE1-BB76DAB7BC45.",
    example: RuleExample(
      "redux",
      """
      \(ReduxExample.board)
      \(ReduxExample.players)
      "id": "\(wrong: "autumn-match")", "side": "sideDark",
      \(ReduxExample.flags)
      """
    )
  )
  static let reduxSide = Rule(
    7008,
    "redux-side",
    .warning,
    "Each player must play the side of its key.",
    why: "The side is in the file twice, in the key and inside the player, and the Redux fork "
      + "trusts the one inside: both players may then have the same side.",
    fix: "Write sideDark for playerDark and sideLight for playerLight.",
    example: RuleExample(
      "redux",
      """
      \(ReduxExample.board)
      "playerDark": {"player": 0, "side": "sideDark", "count": 2},
      "playerLight": {"player": 1, "side": "\(wrong: "sideDark")", "count": 2},
      \(ReduxExample.state)
      """
    )
  )
  static let reduxAlert = Rule(
    7009,
    "redux-alert",
    .warning,
    "The pass alert must only be shown if the side to move must pass.",
    why: "While the alert is shown the Redux fork does nothing else, so an alert for a side that "
      + "can move interrupts the game.",
    fix: "Write “none”.",
    example: RuleExample(
      "redux",
      """
      \(ReduxExample.board)
      \(ReduxExample.players)
      "id": "4E98FF2E-963A-8D0D-9AE1-BB76DAB7BC45", "side": "sideDark",
      "turnStart": false, "isInitialing": true, "isLoadedGame": false,
      "computerThinking": "none", "cannotPlaceDiskAlert": "\(wrong: "showing")",
      "resetConfirmationAlert": "none"}
      """
    )
  )
  static let reduxUnsaved = Rule(
    7010,
    "redux-unsaved",
    .warning,
    "A save must not contain values that the Redux fork clears before it saves.",
    why: "Before it saves, the Redux fork stops the thinking of its computer, closes the reset "
      + "question and forgets the last change of the board. A file with any of these was not "
      + "written by the fork, and the last change of the board is not kept.",
    fix: "Write “none” for computerThinking and resetConfirmationAlert, and remove the key "
      + "“changed”.",
    example: RuleExample(
      "redux",
      """
      \(ReduxExample.board)
      \(ReduxExample.players)
      "id": "4E98FF2E-963A-8D0D-9AE1-BB76DAB7BC45", "side": "sideDark",
      "turnStart": false, "isInitialing": true, "isLoadedGame": false,
      "computerThinking": "\(wrong: "thinking")", "cannotPlaceDiskAlert": "none",
      "resetConfirmationAlert": "none"}
      """
    )
  )
}

extension [Rule] {
  /// All rules for app states.
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

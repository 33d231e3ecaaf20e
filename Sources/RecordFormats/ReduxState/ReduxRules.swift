import GameRecords

/// What can be wrong with an app state that is good JSON, and what the app does with it.
extension Rule {
  static let reduxBoardSetting = Rule(
    7005,
    "redux-board-setting",
    .warning,
    "The board must have 8×8 squares.",
    why: "The app saves the size of its board and believes what it loads, but it has no board "
      + "of another size. An app state of such a board cannot be written again.",
    fix: "Make the board one of 8×8 squares, or convert the file to a format that has boards "
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
    why: "The app finds a square by its place in the list and never looks how long the list "
      + "is: with too few entries it crashes, with too many it shows another board.",
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
    "The entries of a board must stand row by row, each with its own coordinate.",
    why: "The app draws the board by the places of the entries and plays by their coordinates. "
      + "Where they differ it shows one board and plays on another.",
    fix: "Write the coordinate of its place into each entry, row by row from a1, with x and y "
      + "counted from 0; or put the entries in order if it is they that are not.",
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
    "The count of each player must be that of the board.",
    why: "The app does not count the disks of a board that it loads and shows the numbers of "
      + "the file.",
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
    why: "The app decodes the identifier as a UUID, and refuses the whole file when it is "
      + "none.",
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
    why: "The side stands in the file twice, in the key and inside of the player, and the app "
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
    "The alert that a side must pass must be about a side that cannot move.",
    why: "While the alert is up the app does nothing else, so that a file that has it for a side "
      + "that can move leaves the game interrupted.",
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
    "What the app clears before it saves must not be in its save.",
    why: "Before it saves, the app ends its computer's thinking, takes back its question about "
      + "a reset and forgets the last change of the board. A file with any of them is not as "
      + "the app has written it, and the last change of the board is not kept.",
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

import GameRecords

extension RuleExplanations {
  static let redux = RuleExplanations(PackageResources.ReduxRules_md)
}

/// The rules for app states that are valid JSON, and what the app does with such files.
extension Rule {
  static let reduxBoardSetting = Rule(7005, "redux-board-setting", .warning, page: .redux)
    .requiring("The board must have 8×8 squares.")
  static let reduxCells = Rule(1541, "redux-cells", .error, page: .redux)
    .requiring("A board must have one entry for each of its squares.")
  static let reduxCoordinate = Rule(7006, "redux-coordinate", .warning, page: .redux)
    .requiring("The entries of a board must be in order, row by row, each with its own coordinate.")
  static let reduxCount = Rule(7007, "redux-count", .warning, page: .redux)
    .requiring("The count of each player must match the board.")
  static let reduxID = Rule(1542, "redux-id", .error, page: .redux)
    .requiring("The identifier of an app state must be a UUID.")
  static let reduxSide = Rule(7008, "redux-side", .warning, page: .redux)
    .requiring("Each player must play the side of its key.")
  static let reduxAlert = Rule(7009, "redux-alert", .warning, page: .redux)
    .requiring("The pass alert must only be shown if the side to move must pass.")
  static let reduxUnsaved = Rule(7010, "redux-unsaved", .warning, page: .redux)
    .requiring("A save must not contain values that the Redux fork clears before it saves.")
}

extension [Rule] {
  /// All rules for app states.
  static let redux: [Rule] = [
    .reduxBoardSetting, .reduxCells, .reduxCoordinate, .reduxCount, .reduxID, .reduxSide,
    .reduxAlert, .reduxUnsaved,
  ]
}

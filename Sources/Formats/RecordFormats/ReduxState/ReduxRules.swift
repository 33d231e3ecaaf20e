import GameRecords

extension RuleExplanations {
  static let redux = RuleExplanations(PackageResources.ReduxRules_md)
}

/// The rules for app states that are valid JSON, and what the app does with such files.
extension Rule {
  static let reduxBoardSetting = Rule(7005, "redux-board-setting", .warning, page: .redux)
  static let reduxCells = Rule(1541, "redux-cells", .error, page: .redux)
  static let reduxCoordinate = Rule(7006, "redux-coordinate", .warning, page: .redux)
  static let reduxCount = Rule(7007, "redux-count", .warning, page: .redux)
  static let reduxID = Rule(1542, "redux-id", .error, page: .redux)
  static let reduxSide = Rule(7008, "redux-side", .warning, page: .redux)
  static let reduxAlert = Rule(7009, "redux-alert", .warning, page: .redux)
  static let reduxUnsaved = Rule(7010, "redux-unsaved", .warning, page: .redux)
}

extension [Rule] {
  /// All rules for app states.
  static let redux: [Rule] = [
    .reduxBoardSetting, .reduxCells, .reduxCoordinate, .reduxCount, .reduxID, .reduxSide,
    .reduxAlert, .reduxUnsaved,
  ]
}

import GameRecords

extension RuleExplanations {
  static let actionLog = RuleExplanations(PackageResources.ActionLogRules_md)
}

/// The rules for action logs.
extension Rule {
  static let actionLogRefused = Rule(1601, "action-log-refused", .note, page: .actionLog)
  static let actionLogValue = Rule(1602, "action-log-value", .error, page: .actionLog)
  static let actionLogTurn = Rule(1603, "action-log-turn", .error, page: .actionLog)
  static let actionLogPosition = Rule(1604, "action-log-position", .error, page: .actionLog)
  static let actionLogTwice = Rule(1605, "action-log-twice", .warning, page: .actionLog)
  static let actionLogGap = Rule(1606, "action-log-gap", .warning, page: .actionLog)
}

extension [Rule] {
  /// All rules for action logs.
  static let actionLog: [Rule] = [
    .actionLogRefused, .actionLogValue, .actionLogTurn, .actionLogPosition, .actionLogTwice,
    .actionLogGap,
  ]
}

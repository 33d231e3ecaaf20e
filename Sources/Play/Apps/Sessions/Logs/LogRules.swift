package import GameRecords

extension RuleExplanations {
  static let log = RuleExplanations(PackageResources.LogRules_md)
}

/// Rules about session logs, with an example in the format of each app.
extension Rule {
  package static let sessionVersion = Rule(1621, "session-version", .error, page: .log)
  package static let sessionStart = Rule(1622, "session-start", .error, page: .log)
  package static let sessionLine = Rule(1623, "session-line", .error, page: .log)
  package static let sessionTime = Rule(1624, "session-time", .error, page: .log)
  package static let sessionState = Rule(1625, "session-state", .error, page: .log)
  package static let sessionCut = Rule(1626, "session-cut", .warning, page: .log)
  package static let sessionApp = Rule(1627, "session-app", .error, page: .log)
}

extension [Rule] {
  /// All rules about session logs.
  package static let session: [Rule] = [
    .sessionVersion, .sessionStart, .sessionLine, .sessionTime, .sessionState, .sessionCut,
    .sessionApp,
  ]
}

package import GameRecords

extension RuleExplanations {
  static let log = RuleExplanations(PackageResources.LogRules_md)
}

/// Rules about session logs, with an example in the format of each app.
extension Rule {
  package static let sessionVersion = Rule(1621, "session-version", .error, page: .log)
    .requiring("The version of a session log must be known.")
  package static let sessionStart = Rule(1622, "session-start", .error, page: .log)
    .requiring(
      "Events must appear between the line that begins a session and the one that ends it."
    )
  package static let sessionLine = Rule(1623, "session-line", .error, page: .log)
    .requiring("Each line must be a JSON object with one event of the app.")
  package static let sessionTime = Rule(1624, "session-time", .error, page: .log)
    .requiring("The times of a session must not go back.")
  package static let sessionState = Rule(1625, "session-state", .error, page: .log)
    .requiring("Each event must lead to the state that the log contains.")
  package static let sessionCut = Rule(1626, "session-cut", .warning, page: .log)
    .requiring("A session log should be complete.")
  package static let sessionApp = Rule(1627, "session-app", .error, page: .log)
    .requiring("The sessions of a log must be of the same app.")
}

extension [Rule] {
  /// All rules about session logs.
  package static let session: [Rule] = [
    .sessionVersion, .sessionStart, .sessionLine, .sessionTime, .sessionState, .sessionCut,
    .sessionApp,
  ]
}

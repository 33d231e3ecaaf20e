import GameRecords

extension RuleExplanations {
  static let appJSON = RuleExplanations(PackageResources.AppJSONRules_md)
}

/// The rules for games in the JSON of apps that are valid JSON.
extension Rule {
  static let appJSONOrder = Rule(1551, "app-json-order", .note, page: .appJSON)
}

extension [Rule] {
  /// All rules for games in the JSON of apps.
  static let appJSON: [Rule] = [.appJSONOrder]
}

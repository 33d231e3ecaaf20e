package import GameRecords

extension RuleExplanations {
  static let statistics = RuleExplanations(PackageResources.StatisticsRules_md)
}

extension Rule {
  /// Statistics that cannot be added to others.
  static let statistics = Rule(29, "statistics", .error, page: .statistics)
}

extension [Rule] {
  /// The rules about statistics.
  package static let statistics: [Rule] = [.statistics]
}

package import GameRecords

extension RuleExplanations {
  static let configuration = RuleExplanations(PackageResources.ConfigurationRules_md)
}

extension Rule {
  /// An unknown setting, or a setting with an invalid value.
  package static let configuration = Rule(12, "configuration", .error, page: .configuration)
}

extension [Rule] {
  /// The rules about configurations.
  static let configuration: [Rule] = [.configuration]
}

package import GameRecords

extension RuleExplanations {
  static let theme = RuleExplanations(PackageResources.ThemeRules_md)
}

extension Rule {
  /// An invalid theme, or one that is hard to read.
  package static let theme = Rule(14, "theme", .error, page: .theme)
}

extension [Rule] {
  /// The rules about themes.
  static let theme: [Rule] = [.theme]
}

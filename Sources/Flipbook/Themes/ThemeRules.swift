package import GameRecords

extension RuleExplanations {
  static let theme = RuleExplanations(PackageResources.ThemeRules_md)
}

extension Rule {
  /// An invalid theme, or one that is hard to read.
  package static let theme = Rule(14, "theme", .error, page: .theme)
    .requiring(
      "A theme must have only known settings with valid values, and colours that can be "
        + "distinguished."
    )
}

extension [Rule] {
  /// The rules about themes.
  static let theme: [Rule] = [.theme]
}

public import GameRecords

extension RuleExplanations {
  static let baseline = RuleExplanations(PackageResources.BaselineRules_md)
}

extension Rule {
  /// A line of a baseline that is not valid, or a finding in it that is gone.
  public static let baseline = Rule(13, "baseline", .error, page: .baseline)
}

extension [Rule] {
  /// The rules about baselines.
  package static let baseline: [Rule] = [.baseline]
}

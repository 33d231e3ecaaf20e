import GameRecords

extension RuleExplanations {
  static let instances = RuleExplanations(PackageResources.InstancesRules_md)
}

/// What can be wrong with a line of a list of instances.
extension Rule {
  static let instanceLine = Rule(1751, "instance-line", .error, page: .instances)
  static let instanceNumber = Rule(1752, "instance-number", .error, page: .instances)
}

extension [Rule] {
  /// All of these.
  static let instances: [Rule] = [
    .instanceLine, .instanceNumber,
  ]
}

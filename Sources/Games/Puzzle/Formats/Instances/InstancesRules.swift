import GameRecords

extension RuleExplanations {
  static let instances = RuleExplanations(PackageResources.InstancesRules_md)
}

/// What can be wrong with a line of a list of instances.
extension Rule {
  static let instanceLine = Rule(1751, "instance-line", .error, page: .instances)
    .requiring("A line must have an index and the numbers of a square board.")
  static let instanceNumber = Rule(1752, "instance-number", .error, page: .instances)
    .requiring("The index and the cells must be whole numbers.")
}

extension [Rule] {
  /// All of these.
  static let instances: [Rule] = [
    .instanceLine, .instanceNumber,
  ]
}

import GameRecords

extension RuleExplanations {
  static let obf = RuleExplanations(PackageResources.OBFRules_md)
}

/// What can be wrong with a line of OBF, apart from its position.
extension Rule {
  static let obfField = Rule(1431, "obf-field", .error, page: .obf)
  static let obfFraction = Rule(1432, "obf-fraction", .note, page: .obf)
}

extension [Rule] {
  /// All of these.
  static let obf: [Rule] = [
    .obfField, .obfFraction,
  ]
}

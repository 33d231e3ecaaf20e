import GameRecords

extension RuleExplanations {
  static let obf = RuleExplanations(PackageResources.OBFRules_md)
}

/// What can be wrong with a line of OBF, apart from its position.
extension Rule {
  static let obfField = Rule(1431, "obf-field", .error, page: .obf)
    .requiring("Each field after the side to move must be a move with its score.")
  static let obfFraction = Rule(1432, "obf-fraction", .note, page: .obf)
    .requiring("A score must be a whole number.")
}

extension [Rule] {
  /// All of these.
  static let obf: [Rule] = [
    .obfField, .obfFraction,
  ]
}

import GameRecords

extension RuleExplanations {
  static let edaxFEN = RuleExplanations(PackageResources.EdaxFENRules_md)
}

/// What can be wrong with a line of FEN.
extension Rule {
  static let edaxFEN = Rule(1451, "edax-fen-position", .error, page: .edaxFEN)
}

extension [Rule] {
  /// All of these.
  static let edaxFEN: [Rule] = [
    .edaxFEN
  ]
}

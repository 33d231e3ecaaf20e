import GameRecords

extension RuleExplanations {
  static let edaxFEN = RuleExplanations(PackageResources.EdaxFENRules_md)
}

/// What can be wrong with a line of FEN.
extension Rule {
  static let edaxFEN = Rule(1451, "edax-fen-position", .error, page: .edaxFEN)
    .requiring("A line must begin with a position in the FEN of Edax.")
}

extension [Rule] {
  /// All of these.
  static let edaxFEN: [Rule] = [
    .edaxFEN
  ]
}

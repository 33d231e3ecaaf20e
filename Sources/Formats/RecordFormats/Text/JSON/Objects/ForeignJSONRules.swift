package import GameRecords

extension RuleExplanations {
  static let foreignJSON = RuleExplanations(PackageResources.ForeignJSONRules_md)
}

/// Rules about the JSON of any other program, apart from the rules of JSON itself.
extension Rule {
  static let jsonIgnoredKey = Rule(1064, "json-ignored-key", .warning, page: .foreignJSON)
  static let jsonDate = Rule(4001, "json-date", .note, page: .foreignJSON)
}

extension [Rule] {
  /// The rules of other programs' JSON.
  package static let foreignJSON: [Rule] = [
    .jsonIgnoredKey, .jsonDate,
  ]
}

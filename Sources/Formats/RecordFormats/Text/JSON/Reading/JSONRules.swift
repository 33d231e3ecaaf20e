package import GameRecords

extension RuleExplanations {
  static let json = RuleExplanations(PackageResources.JSONRules_md)
}

/// Rules about JSON, and about JSON as a record.
extension Rule {
  package static let jsonSyntax = Rule(1051, "json-syntax", .error, page: .json)
  static let jsonTruncated = Rule(1052, "json-truncated", .error, page: .json)
  static let jsonTrailingContent = Rule(1053, "json-trailing-content", .error, page: .json)
  static let jsonControlCharacter = Rule(1054, "json-control-character", .error, page: .json)
  static let jsonEscape = Rule(1055, "json-escape", .error, page: .json)
  static let jsonSurrogate = Rule(1056, "json-surrogate", .error, page: .json)
  static let jsonNumber = Rule(1057, "json-number", .error, page: .json)
  package static let jsonType = Rule(1058, "json-type", .error, page: .json)
  package static let jsonDuplicateKey = Rule(1059, "json-duplicate-key", .error, page: .json)
  package static let jsonUnknownKey = Rule(1060, "json-unknown-key", .error, page: .json)
  static let jsonMissingKey = Rule(1061, "json-missing-key", .error, page: .json)
  static let jsonVersion = Rule(1062, "json-version", .error, page: .json)
  package static let jsonValue = Rule(1063, "json-value", .error, page: .json)
  package static let jsonSpelling = Rule(1065, "json-spelling", .warning, page: .json)
}

extension [Rule] {
  /// The rules of JSON.
  package static let json: [Rule] = [
    .jsonSyntax, .jsonTruncated, .jsonTrailingContent, .jsonControlCharacter, .jsonEscape,
    .jsonSurrogate, .jsonNumber, .jsonType, .jsonDuplicateKey, .jsonUnknownKey,
    .jsonMissingKey, .jsonVersion, .jsonValue, .jsonSpelling,
  ]
}

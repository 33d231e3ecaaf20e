package import GameRecords

extension RuleExplanations {
  static let json = RuleExplanations(PackageResources.JSONRules_md)
}

/// Rules about JSON, and about JSON as a record.
extension Rule {
  package static let jsonSyntax = Rule(1051, "json-syntax", .error, page: .json)
    .requiring("A record must be JSON as RFC 8259 defines it.")
  static let jsonTruncated = Rule(1052, "json-truncated", .error, page: .json)
    .requiring("A record must be complete.")
  static let jsonTrailingContent = Rule(1053, "json-trailing-content", .error, page: .json)
    .requiring("Only the next record of a list may follow a record.")
  static let jsonControlCharacter = Rule(1054, "json-control-character", .error, page: .json)
    .requiring("Control characters must be escaped in a string.")
  static let jsonEscape = Rule(1055, "json-escape", .error, page: .json)
    .requiring("A backslash must begin one of the escapes of JSON.")
  static let jsonSurrogate = Rule(1056, "json-surrogate", .error, page: .json)
    .requiring("Surrogates must be escaped in pairs.")
  static let jsonNumber = Rule(1057, "json-number", .error, page: .json)
    .requiring("A number must be valid JSON and finite.")
  package static let jsonType = Rule(1058, "json-type", .error, page: .json)
    .requiring("A value must have the type that its key requires.")
  package static let jsonDuplicateKey = Rule(1059, "json-duplicate-key", .error, page: .json)
    .requiring("A key must not appear twice in an object.")
  package static let jsonUnknownKey = Rule(1060, "json-unknown-key", .error, page: .json)
    .requiring("A key must be one that the object can have.")
  static let jsonMissingKey = Rule(1061, "json-missing-key", .error, page: .json)
    .requiring("An object must have its required keys.")
  static let jsonVersion = Rule(1062, "json-version", .error, page: .json)
    .requiring("The version of a record must be known.")
  package static let jsonValue = Rule(1063, "json-value", .error, page: .json)
    .requiring("A value must be one that its key can have.")
  package static let jsonSpelling = Rule(1065, "json-spelling", .warning, page: .json)
    .requiring("A value should be in the format's own notation.")
}

extension [Rule] {
  /// The rules of JSON.
  package static let json: [Rule] = [
    .jsonSyntax, .jsonTruncated, .jsonTrailingContent, .jsonControlCharacter, .jsonEscape,
    .jsonSurrogate, .jsonNumber, .jsonType, .jsonDuplicateKey, .jsonUnknownKey,
    .jsonMissingKey, .jsonVersion, .jsonValue, .jsonSpelling,
  ]
}

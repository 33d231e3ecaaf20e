import GameRecords

/// What can be wrong with JSON, and with JSON as a record.
extension Rule {
  static let jsonSyntax = Rule(
    1051,
    "json-syntax",
    .error,
    "A record must be JSON as RFC 8259 defines it.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonTruncated = Rule(
    1052,
    "json-truncated",
    .error,
    "A record must be there to its end.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonTrailingContent = Rule(
    1053,
    "json-trailing-content",
    .error,
    "Nothing may follow a record but the next record of a list.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonControlCharacter = Rule(
    1054,
    "json-control-character",
    .error,
    "Control characters must be escaped in a string.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonEscape = Rule(
    1055,
    "json-escape",
    .error,
    "A backslash must begin one of the escapes of JSON.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonSurrogate = Rule(
    1056,
    "json-surrogate",
    .error,
    "Surrogates must be escaped in pairs.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonNumber = Rule(
    1057,
    "json-number",
    .error,
    "A number must be written as JSON has it and be finite.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonType = Rule(
    1058,
    "json-type",
    .error,
    "A value must be of the type that its key asks for.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonDuplicateKey = Rule(
    1059,
    "json-duplicate-key",
    .error,
    "A key must not come twice in an object.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonUnknownKey = Rule(
    1060,
    "json-unknown-key",
    .error,
    "A key must be one that the object can have.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonMissingKey = Rule(
    1061,
    "json-missing-key",
    .error,
    "An object must have the keys that it cannot do without.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonVersion = Rule(
    1062,
    "json-version",
    .error,
    "The version of a record must be known.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonValue = Rule(
    1063,
    "json-value",
    .error,
    "A value must be one that its key can have.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let json: [Rule] = [
    .jsonSyntax,
    .jsonTruncated,
    .jsonTrailingContent,
    .jsonControlCharacter,
    .jsonEscape,
    .jsonSurrogate,
    .jsonNumber,
    .jsonType,
    .jsonDuplicateKey,
    .jsonUnknownKey,
    .jsonMissingKey,
    .jsonVersion,
    .jsonValue,
  ]
}

import GameRecords

/// What can be wrong with JSON, and with JSON as a record.
extension Rule {
  static let jsonSyntax = Rule(
    "json-syntax",
    .error,
    "A record must be JSON as RFC 8259 defines it."
  )
  static let jsonTruncated = Rule(
    "json-truncated",
    .error,
    "A record must be there to its end."
  )
  static let jsonTrailingContent = Rule(
    "json-trailing-content",
    .error,
    "Nothing may follow a record but the next record of a list."
  )
  static let jsonControlCharacter = Rule(
    "json-control-character",
    .error,
    "Control characters must be escaped in a string."
  )
  static let jsonEscape = Rule(
    "json-escape",
    .error,
    "A backslash must begin one of the escapes of JSON."
  )
  static let jsonSurrogate = Rule(
    "json-surrogate",
    .error,
    "Surrogates must be escaped in pairs."
  )
  static let jsonNumber = Rule(
    "json-number",
    .error,
    "A number must be written as JSON has it and be finite."
  )
  static let jsonType = Rule(
    "json-type",
    .error,
    "A value must be of the type that its key asks for."
  )
  static let jsonDuplicateKey = Rule(
    "json-duplicate-key",
    .error,
    "A key must not come twice in an object."
  )
  static let jsonUnknownKey = Rule(
    "json-unknown-key",
    .error,
    "A key must be one that the object can have."
  )
  static let jsonMissingKey = Rule(
    "json-missing-key",
    .error,
    "An object must have the keys that it cannot do without."
  )
  static let jsonVersion = Rule(
    "json-version",
    .error,
    "The version of a record must be known."
  )
  static let jsonValue = Rule(
    "json-value",
    .error,
    "A value must be one that its key can have."
  )
}

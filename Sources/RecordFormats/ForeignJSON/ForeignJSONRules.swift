import GameRecords

/// What can be said of the JSON of any other program, beside the rules of JSON itself.
extension Rule {
  static let jsonIgnoredKey = Rule(
    1064,
    "json-ignored-key",
    .warning,
    "A key that is not known has no place in a record.",
    why: "",
    fix: "",
    example: nil
  )
  static let jsonDate = Rule(
    4001,
    "json-date",
    .note,
    "A date that cannot be read is kept as a tag.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let foreignJSON: [Rule] = [
    .jsonIgnoredKey,
    .jsonDate,
  ]
}

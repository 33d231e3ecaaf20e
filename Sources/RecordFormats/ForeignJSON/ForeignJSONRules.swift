import GameRecords

/// What can be said of the JSON of any other program, beside the rules of JSON itself.
extension Rule {
  static let jsonIgnoredKey = Rule(
    "json-ignored-key",
    .warning,
    "A key that is not known has no place in a record."
  )
  static let jsonDate = Rule(
    "json-date",
    .note,
    "A date that cannot be read is kept as a tag."
  )
}

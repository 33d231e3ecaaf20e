package import GameRecords

extension Rule {
  /// A setting that does not exist, or has a value that it cannot have.
  package static let configuration = Rule(
    12,
    "configuration",
    .error,
    "A configuration must have only settings that exist, with values that they can have.",
    why: """
      A setting with a typing error would be ignored in silence, and findings that somebody wanted \
      to see would never come up.
      """,
    fix: "Mend the file at the place that is told, or choose another one with --config.",
    example: RuleExample(
      "json",
      "{\"moves\": [\"f5\"]}",
      command: "flipbook validate --config INPUT INPUT"
    )
  )
}

extension [Rule] {
  /// All of these.
  static let configuration: [Rule] = [.configuration]
}

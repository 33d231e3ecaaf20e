package import GameRecords

extension Rule {
  /// A setting that does not exist, or has a value that it cannot have.
  package static let configuration = Rule(
    12,
    "configuration",
    .error,
    "A configuration must have only known settings with valid values.",
    why: "A mistyped setting would silently be ignored, and findings that you want to see would "
      + "never appear.",
    fix: "Correct the file where the finding points, or choose another one with --config.",
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

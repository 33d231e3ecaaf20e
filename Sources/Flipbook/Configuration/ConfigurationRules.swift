package import GameRecords

extension Rule {
  /// An unknown setting, or a setting with an invalid value.
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
  /// The rules about configurations.
  static let configuration: [Rule] = [.configuration]
}

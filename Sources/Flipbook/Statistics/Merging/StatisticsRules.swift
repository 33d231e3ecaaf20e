import GameRecords

extension Rule {
  /// Statistics that cannot be added to others.
  static let statistics = Rule(
    29,
    "statistics",
    .error,
    "Statistics that are added up must be complete, and their figures must agree.",
    why: "A sum with a part that is missing or was changed would be wrong without a sign of it.",
    fix: "Count the part again with “flipbook stats --format json --top all”.",
    example: RuleExample(
      "json",
      "{\"moves\": [\"f5\"]}",
      command: "flipbook stats --merge INPUT"
    )
  )
}

extension [Rule] {
  /// The rules about statistics.
  static let statistics: [Rule] = [.statistics]
}

public import GameRecords

extension Rule {
  /// A line of a file of known findings that is none, or findings in it that are gone.
  public static let baseline = Rule(
    13,
    "baseline",
    .error,
    "A baseline must have its lines as they were written, and only findings that are still there.",
    why: "A line that was edited no longer hides its finding. A finding that was repaired but is "
      + "still in the file would hide the next one like it at the same place.",
    fix: "Write the file again with --write-baseline.",
    example: RuleExample(
      "json",
      "\(wrong: "{\"moves\": [\"f5\"]}")",
      command: "flipbook validate --baseline INPUT INPUT"
    )
  )
}

extension [Rule] {
  /// All of these.
  package static let baseline: [Rule] = [.baseline]
}

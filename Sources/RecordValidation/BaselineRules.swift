public import GameRecords

extension Rule {
  /// A line of a baseline that is not valid, or a finding in it that is gone.
  public static let baseline = Rule(
    13,
    "baseline",
    .error,
    "A baseline must be unedited, and contain only findings that still exist.",
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
  /// The rules about baselines.
  package static let baseline: [Rule] = [.baseline]
}

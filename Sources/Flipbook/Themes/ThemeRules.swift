package import GameRecords

extension Rule {
  /// An invalid theme, or one that is hard to read.
  package static let theme = Rule(
    14,
    "theme",
    .error,
    "A theme must have only known settings with valid values, and colours that can be "
      + "distinguished.",
    why: "A mistyped colour would silently be replaced by another. Not everyone can read text "
      + "without contrast, or a board whose disks do not stand out.",
    fix: "Correct the file where the finding points, or name another theme with --theme.",
    example: RuleExample(
      "json",
      "{\"moves\": [\"f5\"]}",
      command: "flipbook render --format ansi --theme INPUT INPUT"
    )
  )
}

extension [Rule] {
  /// The rules about themes.
  static let theme: [Rule] = [.theme]
}

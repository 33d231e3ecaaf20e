package import GameRecords

extension Rule {
  /// A theme that cannot be followed, or would be hard to read.
  package static let theme = Rule(
    14,
    "theme",
    .error,
    "A theme must have only settings that exist, with values that they can have, and colours that can be told apart.",
    why: """
      A colour with a typing error would be replaced by another one in silence. Text without \
      contrast cannot be read by everyone, nor a board whose disks do not stand out.
      """,
    fix: "Mend the file at the place that is told, or name another theme with --theme.",
    example: RuleExample(
      "json",
      "{\"moves\": [\"f5\"]}",
      command: "flipbook render --format ansi --theme INPUT INPUT"
    )
  )
}

extension [Rule] {
  /// All of these.
  static let theme: [Rule] = [.theme]
}

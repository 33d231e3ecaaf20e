import GameRecords

/// What can be wrong with a line of OBF, apart from its position.
extension Rule {
  static let obfField = Rule(
    1431,
    "obf-field",
    .error,
    "Each field after the side to move must be a move with its score.",
    why: "The fields are the answers to a problem. A field that cannot be read is dropped, and "
      + "it may have been the best move.",
    fix: "Write each answer as a square, a colon and a score, between semicolons: “; D3:+2;”.",
    example: RuleExample(
      "obf",
      """
      ---------------------------OX------XO--------------------------- X; \(wrong: "D3 +2");
      """
    )
  )
  static let obfFraction = Rule(
    1432,
    "obf-fraction",
    .note,
    "A score must be a whole number.",
    why: "A score is a difference in disks at the end of a game. Edax stops reading at the "
      + "decimal point.",
    fix: "Round the score to a whole number, as converting the file to obf does.",
    example: RuleExample(
      "obf",
      """
      ---------------------------OX------XO--------------------------- X; D3:\(wrong: "+1.5");
      """
    )
  )
}

extension [Rule] {
  /// All of these.
  static let obf: [Rule] = [
    .obfField,
    .obfFraction,
  ]
}

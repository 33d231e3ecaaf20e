import GameRecords

/// What can be wrong with a line of OBF besides its position.
extension Rule {
  static let obfField = Rule(
    1431,
    "obf-field",
    .error,
    "Behind the side to move each field must be a move with its score.",
    why: """
      The fields are the answers of a problem. One that cannot be read is left out, and the best \
      move may be among those that are missing.
      """,
    fix: """
      Write each answer as a square, a colon and a score, with a semicolon before it and behind \
      it: “; D3:+2;”.
      """,
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
    why: """
      A score is a difference in disks at the end of a game. Edax does not read what follows the \
      point.
      """,
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

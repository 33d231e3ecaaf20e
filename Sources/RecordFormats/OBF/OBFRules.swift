internal import GameRecords

/// What can be wrong with a line of OBF besides its position.
extension Rule {
  static let obfField = Rule(
    1431,
    "obf-field",
    .error,
    "Behind the side to move there must be moves with their scores, each with a semicolon.",
    why: "",
    fix: "",
    example: nil
  )
  static let obfFraction = Rule(
    1432,
    "obf-fraction",
    .note,
    "A score must be a whole number.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let obf: [Rule] = [
    .obfField,
    .obfFraction,
  ]
}

internal import GameRecords

/// What can be wrong with a line of OBF besides its position.
extension Rule {
  static let obfField = Rule(
    "obf-field",
    .error,
    "Behind the side to move there must be moves with their scores, each with a semicolon."
  )
  static let obfFraction = Rule(
    "obf-fraction",
    .note,
    "A score must be a whole number."
  )
}

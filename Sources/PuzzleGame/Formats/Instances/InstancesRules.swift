import GameRecords

/// What can be wrong with a line of a list of instances.
extension Rule {
  static let instanceLine = Rule(
    1751,
    "instance-line",
    .error,
    "A line must have an index and the numbers of a square board.",
    why: "If a number is missing or surplus, it is unknown which one, so the line is not read. "
      + "The numbers after it would be in the wrong cells.",
    fix: "Compare the line with its source, for example 17 numbers for a 4×4 board. Layouts "
      + "without an index can be read with --from puzzle.",
    example: RuleExample("instances", "\(wrong: "1 3 1 2 0 4 5 6 7")\n")
  )
  static let instanceNumber = Rule(
    1752,
    "instance-number",
    .error,
    "The index and the cells must be whole numbers.",
    why: "A word that is no number may be a title or a damaged number, and the line is not read.",
    fix: "Begin lines of text with “#”, and write 0 for the open cell.",
    example: RuleExample("instances", "1 3 1 2 \(wrong: "x") 4 5 6 7 8\n")
  )
}

extension [Rule] {
  /// All of these.
  static let instances: [Rule] = [
    .instanceLine,
    .instanceNumber,
  ]
}

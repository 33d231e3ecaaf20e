internal import GameRecords

/// What can be wrong with a position that is written as text.
extension Rule {
  static let positionSymbol = Rule(
    1401,
    "position-symbol",
    .error,
    "A square must be written with one of the symbols for dark, light and empty squares.",
    why: "",
    fix: "",
    example: nil
  )
  static let positionDigit = Rule(
    1402,
    "position-digit",
    .error,
    "Digits on a board mean different disks in different programs.",
    why: "",
    fix: "",
    example: nil
  )
  static let positionCells = Rule(
    1403,
    "position-cells",
    .error,
    "A position must have a symbol for every square and one for the side to move.",
    why: "",
    fix: "",
    example: nil
  )
  static let positionTurn = Rule(
    1404,
    "position-turn",
    .error,
    "A position must name the side to move.",
    why: "",
    fix: "",
    example: nil
  )
  static let positionTail = Rule(
    1405,
    "position-tail",
    .warning,
    "What stands beside a position must be a comment.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let positionText: [Rule] = [
    .positionSymbol,
    .positionDigit,
    .positionCells,
    .positionTurn,
    .positionTail,
  ]
}

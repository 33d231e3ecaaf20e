internal import GameRecords

/// What can be wrong with a position that is written as text.
extension Rule {
  static let positionSymbol = Rule(
    "position-symbol",
    .error,
    "A square must be written with one of the symbols for dark, light and empty squares."
  )
  static let positionDigit = Rule(
    "position-digit",
    .error,
    "Digits on a board mean different disks in different programs."
  )
  static let positionCells = Rule(
    "position-cells",
    .error,
    "A position must have a symbol for every square and one for the side to move."
  )
  static let positionTurn = Rule(
    "position-turn",
    .error,
    "A position must name the side to move."
  )
  static let positionTail = Rule(
    "position-tail",
    .warning,
    "What stands beside a position must be a comment."
  )
}

internal import GameRecords

/// What can be wrong with a file of puzzles, besides what can be wrong with one of games.
extension Rule {
  static let wthorPuzzleTable = Rule(
    "wthor-puzzle-table",
    .note,
    "The table of counts has 256 bytes in all files that are known."
  )
  static let wthorPuzzleSquare = Rule(
    "wthor-puzzle-square",
    .error,
    "Two bits of a puzzle's position are 00, 10 or 11."
  )
  static let wthorPuzzleEmpties = Rule(
    "wthor-puzzle-empties",
    .warning,
    "The number of empty squares must be that of the position."
  )
  static let wthorPuzzleTurn = Rule(
    "wthor-puzzle-turn",
    .error,
    "The turn of a puzzle must be 1 or 2."
  )
  static let wthorPuzzleReserved = Rule(
    "wthor-puzzle-reserved",
    .note,
    "The last two bytes of a puzzle are 0."
  )
}

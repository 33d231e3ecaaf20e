internal import GameRecords

/// What can be wrong with a file of puzzles, besides what can be wrong with one of games.
extension Rule {
  static let wthorPuzzleTable = Rule(
    1181,
    "wthor-puzzle-table",
    .note,
    "The table of counts has 256 bytes in all files that are known.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorPuzzleSquare = Rule(
    1182,
    "wthor-puzzle-square",
    .error,
    "Two bits of a puzzle's position are 00, 10 or 11.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorPuzzleEmpties = Rule(
    1183,
    "wthor-puzzle-empties",
    .warning,
    "The number of empty squares must be that of the position.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorPuzzleTurn = Rule(
    1184,
    "wthor-puzzle-turn",
    .error,
    "The turn of a puzzle must be 1 or 2.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorPuzzleReserved = Rule(
    1185,
    "wthor-puzzle-reserved",
    .note,
    "The last two bytes of a puzzle are 0.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let wthorPuzzles: [Rule] = [
    .wthorPuzzleTable,
    .wthorPuzzleSquare,
    .wthorPuzzleEmpties,
    .wthorPuzzleTurn,
    .wthorPuzzleReserved,
  ]
}

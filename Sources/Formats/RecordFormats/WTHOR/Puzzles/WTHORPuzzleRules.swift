import GameRecords

extension RuleExplanations {
  static let wthorPuzzles = RuleExplanations(PackageResources.WTHORPuzzleRules_md)
}

/// The rules for files of puzzles, besides those that they share with files of games.
extension Rule {
  static let wthorPuzzleTable = Rule(1181, "wthor-puzzle-table", .note, page: .wthorPuzzles)
    .requiring("The table of counts after the header of puzzles should have 256 bytes.")
  static let wthorPuzzleSquare = Rule(1182, "wthor-puzzle-square", .error, page: .wthorPuzzles)
    .requiring("The two bits of a square in a puzzle must be 00, 10 or 11.")
  static let wthorPuzzleEmpties = Rule(1183, "wthor-puzzle-empties", .warning, page: .wthorPuzzles)
    .requiring("The number of empty squares of a puzzle must match its position.")
  static let wthorPuzzleTurn = Rule(1184, "wthor-puzzle-turn", .error, page: .wthorPuzzles)
    .requiring("The turn of a puzzle must be 1 for dark or 2 for light.")
  static let wthorPuzzleReserved = Rule(1185, "wthor-puzzle-reserved", .note, page: .wthorPuzzles)
    .requiring("The last two bytes of a puzzle must be 0.")
}

extension [Rule] {
  /// All rules for puzzles alone.
  static let wthorPuzzles: [Rule] = [
    .wthorPuzzleTable, .wthorPuzzleSquare, .wthorPuzzleEmpties, .wthorPuzzleTurn,
    .wthorPuzzleReserved,
  ]
}

import GameRecords

extension RuleExplanations {
  static let wthorPuzzles = RuleExplanations(PackageResources.WTHORPuzzleRules_md)
}

/// The rules for files of puzzles, besides those that they share with files of games.
extension Rule {
  static let wthorPuzzleTable = Rule(1181, "wthor-puzzle-table", .note, page: .wthorPuzzles)
  static let wthorPuzzleSquare = Rule(1182, "wthor-puzzle-square", .error, page: .wthorPuzzles)
  static let wthorPuzzleEmpties = Rule(1183, "wthor-puzzle-empties", .warning, page: .wthorPuzzles)
  static let wthorPuzzleTurn = Rule(1184, "wthor-puzzle-turn", .error, page: .wthorPuzzles)
  static let wthorPuzzleReserved = Rule(1185, "wthor-puzzle-reserved", .note, page: .wthorPuzzles)
}

extension [Rule] {
  /// All rules for puzzles alone.
  static let wthorPuzzles: [Rule] = [
    .wthorPuzzleTable, .wthorPuzzleSquare, .wthorPuzzleEmpties, .wthorPuzzleTurn,
    .wthorPuzzleReserved,
  ]
}

package import GameRecords

extension RuleExplanations {
  static let position = RuleExplanations(PackageResources.PositionRules_md)
}

/// Rules about positions that are written as text.
extension Rule {
  package static let positionSymbol = Rule(1401, "position-symbol", .error, page: .position)
    .requiring(
      "A square must be written with one of the symbols for dark, light and empty squares."
    )
  static let positionDigit = Rule(1402, "position-digit", .error, page: .position)
    .requiring("A board must not use digits, which mean different disks in different programs.")
  package static let positionCells = Rule(1403, "position-cells", .error, page: .position)
    .requiring("A position must have a symbol for every square and one for the side to move.")
  package static let positionTurn = Rule(1404, "position-turn", .error, page: .position)
    .requiring("A position must name the side to move.")
  package static let positionTail = Rule(1405, "position-tail", .warning, page: .position)
    .requiring("Only a comment may appear next to a position.")
  static let positionScore = Rule(1406, "position-score", .note, page: .position)
    .requiring("A score next to a position should have a move.")
  package static let positionMover = Rule(1407, "position-mover", .note, page: .position)
    .requiring("A position with a score should name the side to move.")
}

extension [Rule] {
  /// The rules of positions.
  package static let positionText: [Rule] = [
    .positionSymbol, .positionDigit, .positionCells, .positionTurn, .positionTail,
    .positionScore, .positionMover,
  ]
}

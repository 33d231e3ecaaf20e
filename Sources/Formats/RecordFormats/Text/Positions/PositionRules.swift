package import GameRecords

extension RuleExplanations {
  static let position = RuleExplanations(PackageResources.PositionRules_md)
}

/// Rules about positions that are written as text.
extension Rule {
  package static let positionSymbol = Rule(1401, "position-symbol", .error, page: .position)
  static let positionDigit = Rule(1402, "position-digit", .error, page: .position)
  package static let positionCells = Rule(1403, "position-cells", .error, page: .position)
  package static let positionTurn = Rule(1404, "position-turn", .error, page: .position)
  package static let positionTail = Rule(1405, "position-tail", .warning, page: .position)
  static let positionScore = Rule(1406, "position-score", .note, page: .position)
  package static let positionMover = Rule(1407, "position-mover", .note, page: .position)
  package static let positionBits = Rule(1408, "position-bits", .note, page: .position)
  package static let positionMark = Rule(1409, "position-mark", .error, page: .position)
}

extension [Rule] {
  /// The rules of positions.
  package static let positionText: [Rule] = [
    .positionSymbol, .positionDigit, .positionCells, .positionTurn, .positionTail,
    .positionScore, .positionMover, .positionBits, .positionMark,
  ]
}

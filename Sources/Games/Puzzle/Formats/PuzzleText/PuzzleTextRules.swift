import GameRecords

extension RuleExplanations {
  static let puzzleText = RuleExplanations(PackageResources.PuzzleTextRules_md)
}

/// What can be wrong with a layout and its moves as text.
extension Rule {
  static let puzzleLine = Rule(1701, "puzzle-line", .error, page: .puzzleText)
  static let puzzleRowLength = Rule(1702, "puzzle-row-length", .error, page: .puzzleText)
  static let puzzleSize = Rule(1703, "puzzle-size", .error, page: .puzzleText)
  static let puzzleCell = Rule(1704, "puzzle-cell", .error, page: .puzzleText)
  static let puzzleMove = Rule(1705, "puzzle-move", .error, page: .puzzleText)
  static let moveWithoutPanel = Rule(1707, "move-without-panel", .error, page: .puzzleText)
  static let movesWithoutLayout = Rule(1708, "moves-without-layout", .error, page: .puzzleText)
  static let slideConvention = Rule(1709, "slide-convention", .note, page: .puzzleText)
  static let puzzleCoordinates = Rule(1710, "puzzle-coordinates", .note, page: .puzzleText)
}

extension [Rule] {
  /// All of these.
  static let puzzleText: [Rule] = [
    .puzzleLine, .puzzleRowLength, .puzzleSize, .puzzleCell, .puzzleMove, .moveWithoutPanel,
    .movesWithoutLayout, .slideConvention, .puzzleCoordinates,
  ]
}

import GameRecords

extension RuleExplanations {
  static let puzzleText = RuleExplanations(PackageResources.PuzzleTextRules_md)
}

/// What can be wrong with a layout and its moves as text.
extension Rule {
  static let puzzleLine = Rule(1701, "puzzle-line", .error, page: .puzzleText)
    .requiring("Each line must be a row of numbers, moves, or a comment.")
  static let puzzleRowLength = Rule(1702, "puzzle-row-length", .error, page: .puzzleText)
    .requiring("All rows of a layout must have the same number of cells.")
  static let puzzleSize = Rule(1703, "puzzle-size", .error, page: .puzzleText)
    .requiring(
      "A layout must have 2 to 16 rows and columns, and must be square if it is on one line."
    )
  static let puzzleCell = Rule(1704, "puzzle-cell", .error, page: .puzzleText)
    .requiring("A cell must be a panel number up to 255, or a sign for the open cell.")
  static let puzzleMove = Rule(1705, "puzzle-move", .error, page: .puzzleText)
    .requiring(
      "A move must be R, L, U or D with a count or without one, or a panel number after “slides:”."
    )
  static let ambiguousMoves = Rule(1706, "ambiguous-moves", .error, page: .puzzleText)
    .requiring(
      "Moves must show whether the letters are the directions of the panels or of the open cell."
    )
  static let moveWithoutPanel = Rule(1707, "move-without-panel", .error, page: .puzzleText)
    .requiring("A letter must name a direction in which a panel can slide.")
  static let movesWithoutLayout = Rule(1708, "moves-without-layout", .error, page: .puzzleText)
    .requiring("Moves must follow the layout that they begin with.")
}

extension [Rule] {
  /// All of these.
  static let puzzleText: [Rule] = [
    .puzzleLine, .puzzleRowLength, .puzzleSize, .puzzleCell, .puzzleMove, .ambiguousMoves,
    .moveWithoutPanel, .movesWithoutLayout,
  ]
}

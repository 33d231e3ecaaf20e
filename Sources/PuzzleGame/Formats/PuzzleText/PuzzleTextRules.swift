import GameRecords

/// What can be wrong with a layout and its moves as text.
extension Rule {
  static let puzzleLine = Rule(
    1701,
    "puzzle-line",
    .error,
    "Each line must be a row of numbers, moves, or a comment.",
    why: "A line that cannot be read may be a damaged row, and then the layout is another one. "
      + "If it is a title, it is lost, because only comments are kept.",
    fix: "Begin titles and other remarks with “#”, or correct the row.",
    example: RuleExample("puzzle", "\(wrong: "Monday")\n1 2\n3 0\n")
  )
  static let puzzleRowLength = Rule(
    1702,
    "puzzle-row-length",
    .error,
    "All rows of a layout must have the same number of cells.",
    why: "It is unknown which panel is missing or surplus, so the layout is not read. The open "
      + "cell can be blank only where the columns of the other rows show its place.",
    fix: "Write 0 for the open cell, and compare the row with those above and below it.",
    example: RuleExample("puzzle", "1 2 3\n\(wrong: "4 5")\n7 8 0\n")
  )
  static let puzzleSize = Rule(
    1703,
    "puzzle-size",
    .error,
    "A layout must have 2 to 16 rows and columns, and must be square if it is on one line.",
    why: "Numbers in a line do not show where the rows end, so only a square board with its open "
      + "cell can be written that way. A line with other numbers may be a row that was cut off "
      + "from its layout.",
    fix: "Write 0 for the open cell, add or remove what differs from the intended board, or write "
      + "“/” between the rows.",
    example: RuleExample("puzzle", "\(wrong: "1 2 3 4 5 0")\n")
  )
  static let puzzleCell = Rule(
    1704,
    "puzzle-cell",
    .error,
    "A cell must be a panel number up to 255, or a sign for the open cell.",
    why: "Any other sign may mean the open cell or a number that could not be printed. A layout "
      + "with a guess in it would be another puzzle, so it is not read.",
    fix: "Write the number, or 0 for the open cell.",
    example: RuleExample("puzzle", "1 2\n3 \(wrong: "?")\n")
  )
  static let puzzleMove = Rule(
    1705,
    "puzzle-move",
    .error,
    "A move must be R, L, U or D with a count or without one, or a panel number after “slides:”.",
    why: "All moves after one that cannot be read begin at an unknown layout, so they are not "
      + "read. Letters and numbers, or moves with different labels, cannot be mixed.",
    fix: "Correct the move. Write counts after the letters, as in “R3 D2”.",
    example: RuleExample("puzzle", "1 2\n0 3\nL \(wrong: "Q") R\n")
  )
  static let ambiguousMoves = Rule(
    1706,
    "ambiguous-moves",
    .error,
    "Moves must show whether the letters are the directions of the panels or of the open cell.",
    why: "Both conventions are in use. Usually only one of them can be played or solves the "
      + "puzzle; here both are equally likely, and the moves are not read.",
    fix: "Choose with --dialect panel or --dialect open, or write “panel:” or “open:” before "
      + "the moves.",
    example: RuleExample("puzzle", "1 2 3\n4 0 5\n6 7 8\n\(wrong: "R")\n")
  )
  static let moveWithoutPanel = Rule(
    1707,
    "move-without-panel",
    .error,
    "A letter must name a direction in which a panel can slide.",
    why: "A letter stands for the panel beside the open cell. If there is none on that side, it "
      + "is unknown which panel was meant, and neither this move nor any after it is read. "
      + "Moves of a start that is no puzzle are not read either.",
    fix: "Correct the move or one before it, or the layout at the start. If all moves are the "
      + "other way round, choose the convention with --dialect.",
    example: RuleExample("puzzle", "1 2\n3 0\nR \(wrong: "R")\n")
  )
  static let movesWithoutLayout = Rule(
    1708,
    "moves-without-layout",
    .error,
    "Moves must follow the layout that they begin with.",
    why: "Without the layout, nobody knows which panels slide. The moves are not read.",
    fix: "Write the layout on the lines before the moves.",
    example: RuleExample("puzzle", "\(wrong: "R3 D2")\n")
  )
}

extension [Rule] {
  /// All of these.
  static let puzzleText: [Rule] = [
    .puzzleLine,
    .puzzleRowLength,
    .puzzleSize,
    .puzzleCell,
    .puzzleMove,
    .ambiguousMoves,
    .moveWithoutPanel,
    .movesWithoutLayout,
  ]
}

package import GameRecords

/// Rules about positions that are written as text.
extension Rule {
  package static let positionSymbol = Rule(
    1401,
    "position-symbol",
    .error,
    "A square must be written with one of the symbols for dark, light and empty squares.",
    why: "The symbols of all common programs are read, but no known program writes this one. A "
      + "guess would put a wrong disk on the board.",
    fix: "Write X for dark, O for light and - for an empty square.",
    example: RuleExample(
      "board",
      """
      ----
      -O\(wrong: "?")-
      -XO-
      ----
      X
      """
    )
  )
  static let positionDigit = Rule(
    1402,
    "position-digit",
    .error,
    "A board must not use digits, which mean different disks in different programs.",
    why: "Zebra, ScrZebra and Cassio write 0 for a light disk; Egaroucid writes 0 for a dark one "
      + "and 1 for a light one.",
    fix: "Name the program that wrote it with --dialect zebra or --dialect egaroucid.",
    example: RuleExample(
      "board",
      """
      ----
      -\(wrong: "0")X-
      -XO-
      ----
      X
      """
    )
  )
  package static let positionCells = Rule(
    1403,
    "position-cells",
    .error,
    "A position must have a symbol for every square and one for the side to move.",
    why: "If one symbol is missing, all squares after it are shifted, and nothing shows where.",
    fix: "Write a symbol for each square, row by row from a1, and then the side to move.",
    example: RuleExample(
      "board",
      "\(wrong: "--------------------------OX------XO--------------------------- X")"
    )
  )
  package static let positionTurn = Rule(
    1404,
    "position-turn",
    .error,
    "A position must name the side to move.",
    why: "With the other side to move, the same board is a different position.",
    fix: "Write X or O after the squares, or - when the game is over.",
    example: RuleExample(
      "board",
      """
      ----
      -OX-
      -XO-
      ----\(wrong: "")
      """
    )
  )
  package static let positionTail = Rule(
    1405,
    "position-tail",
    .warning,
    "Only a comment may appear next to a position.",
    why: "Other words are not kept, although they may have a meaning. Only moves with their "
      + "scores are understood.",
    fix: "Write a comment after %.",
    example: RuleExample(
      "board",
      "---------------------------OX------XO--------------------------- X \(wrong: "start")"
    )
  )
  static let positionScore = Rule(
    1406,
    "position-score",
    .note,
    "A score next to a position should have a move.",
    why: "It may be the score of the side to move, the score of dark, or the result of a game. "
      + "It is kept in a tag, as the score that the side to move expects.",
    fix: "Write it after the best move, as in G8:+18.",
    example: RuleExample(
      "board",
      "---------------------------OX------XO--------------------------- X \(wrong: "+2")"
    )
  )
  package static let positionMover = Rule(
    1407,
    "position-mover",
    .note,
    "A position with a score should name the side to move.",
    why: "In the training data of engines, X is the side to move regardless of its colour, and "
      + "no side is named. In another file, light might be to move.",
    fix: "Write X or O between the squares and the score.",
    example: RuleExample(
      "board",
      "---------------------------OX------XO---------------------------\(wrong: "") +2"
    )
  )
}

extension [Rule] {
  /// The rules of positions.
  package static let positionText: [Rule] = [
    .positionSymbol,
    .positionDigit,
    .positionCells,
    .positionTurn,
    .positionTail,
    .positionScore,
    .positionMover,
  ]
}

import GameRecords

/// What can be wrong with a line of FEN.
extension Rule {
  static let edaxFEN = Rule(
    1451,
    "edax-fen-position",
    .error,
    "A line must begin with a position in the FEN of Edax.",
    why: "There is no common FEN for Reversi. In Fairy-Stockfish's FEN the side in upper case "
      + "moves first, and in chess the letters are pieces, so neither can be read as Edax's.",
    fix: "Write eight rows of p for dark, P for light and digits for empty squares, the eighth "
      + "row first, and then b or w.",
    example: RuleExample(
      "edax-fen",
      """
      8/8/8/3pP3/3Pp3/8/8/8\(wrong: "[")PPppp] w 0 1
      """
    )
  )
}

extension [Rule] {
  /// All of these.
  static let edaxFEN: [Rule] = [
    .edaxFEN
  ]
}

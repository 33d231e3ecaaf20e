import GameRecords

extension RuleExplanations {
  static let pgn = RuleExplanations(PackageResources.PGNRules_md)
}

/// The rules for PGN files: errors, and deviations that the reader accepts.
extension Rule {
  static let pgnToken = Rule(1301, "pgn-token", .error, page: .pgn)
    .requiring("The text after the tags must consist of moves, numbers, comments and variations.")
  static let pgnTag = Rule(1302, "pgn-tag", .error, page: .pgn)
    .requiring("A tag must be a name and a value in quotation marks between square brackets.")
  static let pgnQuote = Rule(1303, "pgn-quote", .error, page: .pgn)
    .requiring("The value of a tag must end on its line.")
  static let pgnInnerQuote = Rule(1304, "pgn-inner-quote", .note, page: .pgn)
    .requiring("A quotation mark in a value must be written \\\".")
  static let pgnComment = Rule(1305, "pgn-comment", .error, page: .pgn)
    .requiring("A comment must be closed.")
  static let pgnVariation = Rule(1306, "pgn-variation", .error, page: .pgn)
    .requiring("A variation must have both of its brackets.")
  static let pgnEmptyVariation = Rule(1307, "pgn-empty-variation", .warning, page: .pgn)
    .requiring("A variation must have moves.")
  static let pgnGlyph = Rule(1308, "pgn-glyph", .warning, page: .pgn)
    .requiring("A glyph must be $0 to $255, or up to two of ! and ?, after a move.")
  static let pgnEscapedLine = Rule(1309, "pgn-escaped-line", .warning, page: .pgn)
    .requiring("No line should begin with %, because such lines are not read.")
  static let pgnAfterResult = Rule(1310, "pgn-after-result", .error, page: .pgn)
    .requiring("Only comments may follow the result after the moves.")
  static let pgnRepeatedTag = Rule(1311, "pgn-repeated-tag", .warning, page: .pgn)
    .requiring("A known tag must not appear twice.")
  static let pgnSecondDate = Rule(4005, "pgn-second-date", .note, page: .pgn)
    .requiring("A game must not have two dates; the more precise one counts.")
  static let pgnValue = Rule(4006, "pgn-value", .note, page: .pgn)
    .requiring("The value of a known tag must have a form that is understood.")
  static let pgnFEN = Rule(1312, "pgn-fen", .error, page: .pgn)
    .requiring("A start position must be a FEN as Edax writes it.")
  static let pgnResultTail = Rule(1313, "pgn-result-tail", .warning, page: .pgn)
    .requiring("The result after the moves must match the result tag.")
  static let pgnNullMove = Rule(1314, "pgn-null-move", .note, page: .pgn)
    .requiring("A pass must not be written as a square named twice.")
  static let pgnDrop = Rule(1315, "pgn-drop", .warning, page: .pgn)
    .requiring("Moves must not be written as drops such as P@f4, as XBoard writes them.")
  static let pgnEdaxResult = Rule(3005, "pgn-edax-result", .note, page: .pgn)
    .requiring("An unfinished game must not have a winner, as in Edax's comment “Ben wins -31-95”.")
  static let pgnChessResult = Rule(3006, "pgn-chess-result", .note, page: .pgn)
    .requiring(
      "A result must be the disk counts of both sides, not 1-0, 0-1 or 1/2-1/2 as in chess."
    )
}

extension [Rule] {
  /// All PGN rules.
  static let pgn: [Rule] = [
    .pgnToken, .pgnTag, .pgnQuote, .pgnInnerQuote, .pgnComment, .pgnVariation, .pgnEmptyVariation,
    .pgnGlyph, .pgnEscapedLine, .pgnAfterResult, .pgnRepeatedTag, .pgnSecondDate, .pgnValue,
    .pgnFEN, .pgnResultTail, .pgnNullMove, .pgnDrop, .pgnEdaxResult, .pgnChessResult,
  ]
}

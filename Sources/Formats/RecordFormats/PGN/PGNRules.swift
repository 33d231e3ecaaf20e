import GameRecords

extension RuleExplanations {
  static let pgn = RuleExplanations(PackageResources.PGNRules_md)
}

/// The rules for PGN files: errors, and deviations that the reader accepts.
extension Rule {
  static let pgnToken = Rule(1301, "pgn-token", .error, page: .pgn)
  static let pgnTag = Rule(1302, "pgn-tag", .error, page: .pgn)
  static let pgnQuote = Rule(1303, "pgn-quote", .error, page: .pgn)
  static let pgnInnerQuote = Rule(1304, "pgn-inner-quote", .note, page: .pgn)
  static let pgnComment = Rule(1305, "pgn-comment", .error, page: .pgn)
  static let pgnVariation = Rule(1306, "pgn-variation", .error, page: .pgn)
  static let pgnEmptyVariation = Rule(1307, "pgn-empty-variation", .warning, page: .pgn)
  static let pgnGlyph = Rule(1308, "pgn-glyph", .warning, page: .pgn)
  static let pgnEscapedLine = Rule(1309, "pgn-escaped-line", .warning, page: .pgn)
  static let pgnAfterResult = Rule(1310, "pgn-after-result", .error, page: .pgn)
  static let pgnRepeatedTag = Rule(1311, "pgn-repeated-tag", .warning, page: .pgn)
  static let pgnSecondDate = Rule(4005, "pgn-second-date", .note, page: .pgn)
  static let pgnValue = Rule(4006, "pgn-value", .note, page: .pgn)
  static let pgnFEN = Rule(1312, "pgn-fen", .error, page: .pgn)
  static let pgnResultTail = Rule(1313, "pgn-result-tail", .warning, page: .pgn)
  static let pgnNullMove = Rule(1314, "pgn-null-move", .note, page: .pgn)
  static let pgnDrop = Rule(1315, "pgn-drop", .warning, page: .pgn)
  static let pgnCut = Rule(1317, "pgn-cut", .warning, page: .pgn)
  static let pgnEdaxResult = Rule(3005, "pgn-edax-result", .note, page: .pgn)
  static let pgnChessResult = Rule(3006, "pgn-chess-result", .note, page: .pgn)
}

extension [Rule] {
  /// All PGN rules.
  static let pgn: [Rule] = [
    .pgnToken, .pgnTag, .pgnQuote, .pgnInnerQuote, .pgnComment, .pgnVariation, .pgnEmptyVariation,
    .pgnGlyph, .pgnEscapedLine, .pgnAfterResult, .pgnRepeatedTag, .pgnSecondDate, .pgnValue,
    .pgnFEN, .pgnResultTail, .pgnNullMove, .pgnDrop, .pgnCut, .pgnEdaxResult,
    .pgnChessResult,
  ]
}

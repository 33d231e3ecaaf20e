import GameRecords

extension RuleExplanations {
  static let wthor = RuleExplanations(PackageResources.WTHORRules_md)
}

/// The rules for files of the WTHOR family.
extension Rule {
  static let wthorTruncated = Rule(1151, "wthor-truncated", .error, page: .wthor)
  static let wthorCount = Rule(1152, "wthor-count", .error, page: .wthor)
  static let wthorTrailing = Rule(1161, "wthor-trailing", .warning, page: .wthor)
  static let wthorKind = Rule(1153, "wthor-kind", .error, page: .wthor)
  static let wthorBoardSize = Rule(1154, "wthor-board-size", .error, page: .wthor)
  static let wthorHeader = Rule(1155, "wthor-header", .note, page: .wthor)
  static let wthorTable = Rule(1156, "wthor-table", .warning, page: .wthor)
  static let wthorIndex = Rule(4009, "wthor-index", .warning, page: .wthor)
  static let wthorScore = Rule(1157, "wthor-score", .error, page: .wthor)
  static let wthorMove = Rule(1158, "wthor-move", .error, page: .wthor)
  static let wthorAfterEnd = Rule(1159, "wthor-after-end", .error, page: .wthor)
  static let wthorPadding = Rule(1160, "wthor-padding", .warning, page: .wthor)
  static let edaxWTHORBoardSize = Rule(
    8001,
    "edax-wthor-board-size",
    .note,
    page: .wthor,
    isOptional: true
  )
}

extension [Rule] {
  /// The rules for files of games and of puzzles.
  static let wthorFamily: [Rule] = [
    .wthorTruncated, .wthorCount, .wthorTrailing, .wthorKind, .wthorHeader, .wthorTable,
    .wthorIndex, .wthorMove,
  ]

  /// All rules for files of games.
  static let wthor: [Rule] = [
    .wthorTruncated, .wthorCount, .wthorTrailing, .wthorKind, .wthorBoardSize, .wthorHeader,
    .wthorTable, .wthorIndex, .wthorScore, .wthorMove, .wthorAfterEnd, .wthorPadding,
    .edaxWTHORBoardSize,
  ]
}

import GameRecords

extension RuleExplanations {
  static let wthor = RuleExplanations(PackageResources.WTHORRules_md)
}

/// The rules for files of the WTHOR family.
extension Rule {
  static let wthorTruncated = Rule(1151, "wthor-truncated", .error, page: .wthor)
    .requiring("A WTHOR file must not end within its header or a record.")
  static let wthorCount = Rule(1152, "wthor-count", .error, page: .wthor)
    .requiring("The number of records in a WTHOR header must match the file.")
  static let wthorTrailing = Rule(1161, "wthor-trailing", .warning, page: .wthor)
    .requiring("Nothing may follow the last record of a WTHOR file.")
  static let wthorKind = Rule(1153, "wthor-kind", .error, page: .wthor)
    .requiring("The header of a WTHOR file must declare the right kind of file.")
  static let wthorBoardSize = Rule(1154, "wthor-board-size", .error, page: .wthor)
    .requiring("The board size in a WTHOR header must be 0, 8 or 10.")
  static let wthorHeader = Rule(1155, "wthor-header", .note, page: .wthor)
    .requiring("A WTHOR header must have a valid day and year, and zeros in its unused bytes.")
  static let wthorTable = Rule(1156, "wthor-table", .warning, page: .wthor)
    .requiring("A table of names must have the size that its header declares.")
  static let wthorIndex = Rule(4009, "wthor-index", .warning, page: .wthor)
    .requiring("The number of a player or tournament must be in the table of names.")
  static let wthorScore = Rule(1157, "wthor-score", .error, page: .wthor)
    .requiring("A score must not be higher than the number of squares.")
  static let wthorMove = Rule(1158, "wthor-move", .error, page: .wthor)
    .requiring("Every byte of the moves must be a square, or 0 after the last move.")
  static let wthorAfterEnd = Rule(1159, "wthor-after-end", .error, page: .wthor)
    .requiring("Only zeros may follow the last move.")
  static let wthorPadding = Rule(1160, "wthor-padding", .warning, page: .wthor)
    .requiring("Short games must be padded with 0, not with 92 as Edax does.")
  static let edaxWTHORBoardSize = Rule(
    8001,
    "edax-wthor-board-size",
    .note,
    page: .wthor,
    isOptional: true
  )
  .requiring("A WTHOR file for Edax must have the board size 8, not 0.")
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

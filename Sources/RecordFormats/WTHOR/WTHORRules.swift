internal import GameRecords

/// What can be wrong with a file of the WTHOR family.
extension Rule {
  static let wthorTruncated = Rule(
    "wthor-truncated",
    .error,
    "A WTHOR file must not end within its header or a record."
  )
  static let wthorCount = Rule(
    "wthor-count",
    .error,
    "The number of records in a WTHOR header must be that of the file."
  )
  static let wthorKind = Rule(
    "wthor-kind",
    .error,
    "The header of a WTHOR file must tell what kind of file it is."
  )
  static let wthorBoardSize = Rule(
    "wthor-board-size",
    .error,
    "The board size in a WTHOR header must be 0, 8 or 10."
  )
  static let wthorHeader = Rule(
    "wthor-header",
    .note,
    "The header of a WTHOR file has dates, and zeros where nothing is told."
  )
  static let wthorTable = Rule(
    "wthor-table",
    .warning,
    "A table of names must have the size that its header tells."
  )
  static let wthorIndex = Rule(
    "wthor-index",
    .warning,
    "The number of a player or tournament must be in the table of names."
  )
  static let wthorScore = Rule(
    "wthor-score",
    .error,
    "A score must not be higher than the number of squares."
  )
  static let wthorMove = Rule(
    "wthor-move",
    .error,
    "Every byte of the moves must be a square, or 0 behind the last move."
  )
  static let wthorAfterEnd = Rule(
    "wthor-after-end",
    .error,
    "Behind the last move there must be zeros only."
  )
  static let wthorPadding = Rule(
    "wthor-padding",
    .warning,
    "Edax fills up unfinished games with 92 instead of 0."
  )
}

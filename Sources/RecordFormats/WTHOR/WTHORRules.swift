internal import GameRecords

/// What can be wrong with a file of the WTHOR family.
extension Rule {
  static let wthorTruncated = Rule(
    1151,
    "wthor-truncated",
    .error,
    "A WTHOR file must not end within its header or a record.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorCount = Rule(
    1152,
    "wthor-count",
    .error,
    "The number of records in a WTHOR header must be that of the file.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorKind = Rule(
    1153,
    "wthor-kind",
    .error,
    "The header of a WTHOR file must tell what kind of file it is.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorBoardSize = Rule(
    1154,
    "wthor-board-size",
    .error,
    "The board size in a WTHOR header must be 0, 8 or 10.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorHeader = Rule(
    1155,
    "wthor-header",
    .note,
    "The header of a WTHOR file has dates, and zeros where nothing is told.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorTable = Rule(
    1156,
    "wthor-table",
    .warning,
    "A table of names must have the size that its header tells.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorIndex = Rule(
    4009,
    "wthor-index",
    .warning,
    "The number of a player or tournament must be in the table of names.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorScore = Rule(
    1157,
    "wthor-score",
    .error,
    "A score must not be higher than the number of squares.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorMove = Rule(
    1158,
    "wthor-move",
    .error,
    "Every byte of the moves must be a square, or 0 behind the last move.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorAfterEnd = Rule(
    1159,
    "wthor-after-end",
    .error,
    "Behind the last move there must be zeros only.",
    why: "",
    fix: "",
    example: nil
  )
  static let wthorPadding = Rule(
    1160,
    "wthor-padding",
    .warning,
    "Edax fills up unfinished games with 92 instead of 0.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let wthor: [Rule] = [
    .wthorTruncated,
    .wthorCount,
    .wthorKind,
    .wthorBoardSize,
    .wthorHeader,
    .wthorTable,
    .wthorIndex,
    .wthorScore,
    .wthorMove,
    .wthorAfterEnd,
    .wthorPadding,
  ]
}

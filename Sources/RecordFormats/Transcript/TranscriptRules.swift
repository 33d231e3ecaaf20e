internal import GameRecords

/// What can be wrong with a transcript, and what is forgiven in one.
extension Rule {
  static let transcriptToken = Rule(
    1351,
    "transcript-token",
    .error,
    "A transcript must consist of moves, passes, move numbers and separators.",
    why: "",
    fix: "",
    example: nil
  )
  static let transcriptWrapped = Rule(
    1352,
    "transcript-wrapped",
    .note,
    "A game should stand on one line.",
    why: "",
    fix: "",
    example: nil
  )
  static let transcriptNullMove = Rule(
    1353,
    "transcript-null-move",
    .note,
    "A square that is named twice in one word is taken for a pass.",
    why: "",
    fix: "",
    example: nil
  )
  static let transcriptDrop = Rule(
    1354,
    "transcript-drop",
    .note,
    "Rows of moves such as P@f4 are counted from the bottom, as XBoard does.",
    why: "",
    fix: "",
    example: nil
  )
  static let transcriptResult = Rule(
    1355,
    "transcript-result",
    .warning,
    "The result behind the moves should be the one before them.",
    why: "",
    fix: "",
    example: nil
  )
  static let transcriptComment = Rule(
    1356,
    "transcript-comment",
    .warning,
    "A comment should stand before the game that it is about.",
    why: "",
    fix: "",
    example: nil
  )
}

extension [Rule] {
  /// All of these.
  static let transcript: [Rule] = [
    .transcriptToken,
    .transcriptWrapped,
    .transcriptNullMove,
    .transcriptDrop,
    .transcriptResult,
    .transcriptComment,
  ]
}

internal import GameRecords

/// What can be wrong with a transcript, and what is forgiven in one.
extension Rule {
  static let transcriptToken = Rule(
    "transcript-token",
    .error,
    "A transcript must consist of moves, passes, move numbers and separators."
  )
  static let transcriptWrapped = Rule(
    "transcript-wrapped",
    .note,
    "A game should stand on one line."
  )
  static let transcriptNullMove = Rule(
    "transcript-null-move",
    .note,
    "A square that is named twice in one word is taken for a pass."
  )
  static let transcriptDrop = Rule(
    "transcript-drop",
    .note,
    "Rows of moves such as P@f4 are counted from the bottom, as XBoard does."
  )
  static let transcriptResult = Rule(
    "transcript-result",
    .warning,
    "The result behind the moves should be the one before them."
  )
  static let transcriptComment = Rule(
    "transcript-comment",
    .warning,
    "A comment should stand before the game that it is about."
  )
}

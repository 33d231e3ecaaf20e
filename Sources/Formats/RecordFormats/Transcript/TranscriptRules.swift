import GameRecords

extension RuleExplanations {
  static let transcript = RuleExplanations(PackageResources.TranscriptRules_md)
}

/// What can be wrong with a transcript, and what is forgiven in one.
extension Rule {
  static let transcriptToken = Rule(1351, "transcript-token", .error, page: .transcript)
    .requiring("A transcript must consist of moves, passes, move numbers and separators.")
  static let transcriptWrapped = Rule(1352, "transcript-wrapped", .warning, page: .transcript)
    .requiring("A game should be on one line.")
  static let transcriptNullMove = Rule(1353, "transcript-null-move", .note, page: .transcript)
    .requiring("A pass should not be written as a move on an occupied square.")
  static let transcriptDrop = Rule(1354, "transcript-drop", .note, page: .transcript)
    .requiring("A move should be written as its square.")
  static let transcriptResult = Rule(1355, "transcript-result", .warning, page: .transcript)
    .requiring("The result after the moves should equal the one before them.")
  static let transcriptComment = Rule(1356, "transcript-comment", .warning, page: .transcript)
    .requiring("A comment should come before its game.")
  static let transcriptMargin = Rule(1358, "transcript-margin", .note, page: .transcript)
    .requiring("A result after the moves should give the disks of both sides.")
  static let transcriptName = Rule(1359, "transcript-name", .note, page: .transcript)
    .requiring("A name next to the moves should be in a comment.")
  static let transcriptScore = Rule(1360, "transcript-score", .note, page: .transcript)
    .requiring("A score after the moves should be stored as the evaluation of a move.")
}

extension [Rule] {
  /// All of these.
  static let transcript: [Rule] = [
    .transcriptToken, .transcriptWrapped, .transcriptNullMove, .transcriptDrop,
    .transcriptResult, .transcriptComment, .transcriptMargin, .transcriptName,
    .transcriptScore,
  ]
}

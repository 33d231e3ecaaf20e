import GameRecords

extension RuleExplanations {
  static let transcript = RuleExplanations(PackageResources.TranscriptRules_md)
}

/// What can be wrong with a transcript, and what is forgiven in one.
extension Rule {
  static let transcriptToken = Rule(1351, "transcript-token", .error, page: .transcript)
  static let transcriptWrapped = Rule(1352, "transcript-wrapped", .warning, page: .transcript)
  static let transcriptNullMove = Rule(1353, "transcript-null-move", .note, page: .transcript)
  static let transcriptDrop = Rule(1354, "transcript-drop", .note, page: .transcript)
  static let transcriptResult = Rule(1355, "transcript-result", .warning, page: .transcript)
  static let transcriptComment = Rule(1356, "transcript-comment", .warning, page: .transcript)
  static let transcriptMargin = Rule(1358, "transcript-margin", .note, page: .transcript)
  static let transcriptName = Rule(1359, "transcript-name", .note, page: .transcript)
  static let transcriptScore = Rule(1360, "transcript-score", .note, page: .transcript)
}

extension [Rule] {
  /// All of these.
  static let transcript: [Rule] = [
    .transcriptToken, .transcriptWrapped, .transcriptNullMove, .transcriptDrop,
    .transcriptResult, .transcriptComment, .transcriptMargin, .transcriptName,
    .transcriptScore,
  ]
}

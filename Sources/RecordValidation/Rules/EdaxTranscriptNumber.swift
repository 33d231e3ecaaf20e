internal import GameRecords

/// There are move numbers, which Edax does not read.
enum EdaxTranscriptNumber: ValidationRule {
  static let rule = Rule(
    8011,
    "edax-transcript-number",
    .note,
    "A transcript that Edax is to read must have no move numbers.",
    why: """
      Edax stops at the first word that is no move, without saying so: “1. f5 d6” becomes a game \
      without a move.
      """,
    fix: "Leave the numbers out, as converting the file to transcript does.",
    example: RuleExample("transcript", "\(wrong: "1.") f5 d6"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    guard let number = MoveNumbers(of: subject).first(where: { _ in true }) else { return }
    let message = "Edax stops at the move number \(number.quoted), and the game ends there"
    report(number.diagnostic(rule, message, in: subject))
  }
}

import GameRecords

/// Edax reads no move numbers.
enum EdaxMoveNumber: SingleRule {
  static let rule = Rule(
    8108,
    "edax-move-number",
    .warning,
    "A transcript for Edax has no move numbers.",
    why:
      "Edax 4.6 stops at the first thing that it cannot read, and reads “1. f5 d6” as a game of 0 "
      + "moves.",
    fix: "Leave the numbers out: a conversion to a transcript does so.",
    example: RuleExample("transcript", "\(wrong: "1.") f5 d6"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    guard let number = TranscriptNumbers(of: subject).first(where: { _ in true }) else { return }
    let count = subject.record.moves.count
    let message = "Edax stops at this number, and reads \(number.ply - 1) of \(count) moves"
    report(number.finding(rule, message, in: subject))
  }
}

import GameRecords

/// Move numbers count single moves.
enum TranscriptNumbering: SingleRule {
  static let rule = Rule(
    1357,
    "transcript-numbering",
    .note,
    "Move numbers should count pairs of moves, as those of chess do.",
    why: """
      Some archives count single moves, and number each of them or only dark's. Who goes by such \
      a number finds another move than is meant; flipbook goes by none.
      """,
    fix: """
      Number pairs of moves, or leave the numbers out, as converting the file to transcript does.
      """,
    example: RuleExample("transcript", "1. f5 \(wrong: "2.") d6 3. c3"),
    isOptional: true
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    // The second number shows what is counted, wherever the first one begins.
    guard let second = TranscriptNumbers(of: subject).dropFirst().first(where: { _ in true }),
      second.ply > 1, second.value == second.ply
    else { return }
    let message = "the move number \(second.quoted) counts single moves, not pairs"
    report(second.finding(rule, message, in: subject))
  }
}

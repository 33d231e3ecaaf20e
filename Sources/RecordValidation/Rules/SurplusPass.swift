internal import GameRecords
internal import ReversiRules

/// A side passes although it can move.
enum SurplusPass: ValidationRule {
  static let rule = Rule(
    2005,
    "surplus-pass",
    .error,
    "A side that can move must not pass.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    for fault in subject.attempt.faults where fault.kind == .surplusPass {
      let side = fault.position.turn.map { "\($0)" } ?? "the side to move"
      report(subject.diagnostic(rule, "\(side) passes although it can move", for: fault))
    }
  }
}

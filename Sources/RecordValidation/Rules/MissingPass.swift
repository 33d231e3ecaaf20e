internal import GameRecords
internal import ReversiRules

/// A side that cannot move is left out without a pass.
enum MissingPass: ValidationRule {
  static let rule = Rule(
    2004,
    "missing-pass",
    .error,
    "A side that cannot move must pass before the other moves.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    for fault in subject.attempt.faults where fault.kind == .missingPass {
      let side = fault.position.turn.map { "\($0)" } ?? "the side to move"
      var finding = subject.diagnostic(
        rule,
        "\(side) cannot move and must pass before \(fault.move)",
        for: fault
      )
      finding.help = "write a pass before this move"
      if subject.record.passMarks == .usual { finding.severity = .note }
      report(finding)
    }
  }
}

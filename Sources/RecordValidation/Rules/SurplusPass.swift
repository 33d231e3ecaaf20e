internal import GameRecords
internal import ReversiRules

/// A side passes although it can move.
enum SurplusPass: SingleRule {
  static let rule = Rule(
    2005,
    "surplus-pass",
    .error,
    "A side that can move must not pass.",
    why:
      "Nobody chooses to pass in Reversi, and a pass too many gives all later moves to the "
      + "wrong sides. Dashes that only separate moves are read as a pass, and so are null moves "
      + "such as a1a1 of Fairy-Stockfish.",
    fix: "Remove the pass, or separate the moves otherwise.",
    example: RuleExample("transcript", "f5 \(wrong: "--") d6")
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    for fault in subject.attempt.faults where fault.kind == .surplusPass {
      let side = fault.position.turn.map { "\($0)" } ?? "the side to move"
      var finding = subject.diagnostic(rule, "\(side) passes although it can move", for: fault)
      finding.repair = .change(.removeMoves(fault.ply...fault.ply))
      report(finding)
    }
  }
}

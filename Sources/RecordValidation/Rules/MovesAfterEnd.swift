internal import GameRecords
internal import ReversiRules

/// The record goes on although the game is over.
enum MovesAfterEnd: SingleRule {
  static let rule = Rule(
    2006,
    "moves-after-end",
    .error,
    "No move may follow the end of the game.",
    why:
      "The moves are of another game, or a move before them is wrong: neither side can move "
      + "any more, often long before the board is full.",
    fix: "Remove the moves, or correct those before them.",
    example: RuleExample("transcript", "f5d6c5f6e7f4g5e6e3\(wrong: "a1")")
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    for fault in subject.attempt.faults {
      guard case .afterEnd(let count) = fault.kind else { continue }
      // A start position that is called over although it is not has a finding of its own.
      guard fault.position.isOver else { continue }
      let moves = count == 1 ? "1 move follows" : "\(count) moves follow"
      var finding = subject.diagnostic(rule, "the game is over, but \(moves)", for: fault)
      finding.repair = .change(.removeMoves(fault.ply...fault.ply + count - 1))
      report(finding)
    }
  }
}

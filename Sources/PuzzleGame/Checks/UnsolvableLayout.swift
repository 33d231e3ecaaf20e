import GameRecords
import PuzzleRules

/// No slides lead from the start to the goal.
enum UnsolvableLayout: SingleRule {
  static let rule = Rule(
    2104,
    "unsolvable-layout",
    .error,
    "Slides must be able to bring the panels into the order of the goal.",
    why: "Slides reach only half of all layouts. Somebody has lifted a panel off the board or "
      + "mistyped a number, and whoever tries to solve the puzzle tries in vain.",
    fix: "Exchange any two panels, or look for two numbers that were exchanged. Or choose the "
      + "other goal, if the layout can be solved for that one.",
    example: RuleExample("puzzle", "\(wrong: "2 1\n3 0")\n")
  )

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard let replay = subject.attempt.replay, !replay.start.isSolvable(replay.goal) else { return }
    let other: PuzzleGoal = replay.goal == .openLast ? .openFirst : .openLast
    let help =
      replay.start.isSolvable(other)
      ? "it can be solved with the goal \(other.rawValue)"
      : "it can be solved if two panels are exchanged"
    report(
      subject.finding(
        rule,
        "no slides lead from this layout to the goal \(replay.goal.rawValue)",
        help: help,
        at: .start,
        position: replay.start
      )
    )
  }
}

import GameRecords
import PuzzleRules

/// No slides lead from the start to the goal.
enum UnsolvableLayout: SingleRule {
  static let rule = Rule(2104, "unsolvable-layout", .error, page: .puzzle)

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

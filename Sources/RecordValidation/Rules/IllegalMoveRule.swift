import GameRecords
import ReversiRules

/// A placed disk flips no disk of the other side.
enum IllegalMoveRule: SingleRule {
  static let rule = Rule(
    2001,
    "illegal-move",
    .error,
    "A placed disk must flip at least one disk.",
    why: "Nothing after such a move can be played, so the rest of the game is lost. The cause may "
      + "be a typing error, a missing move, or a different start position.",
    fix: "Correct the move to one of those that the finding lists, or add the missing move before "
      + "it.",
    example: RuleExample("transcript", "f5 \(wrong: "e6")")
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    for problem in subject.attempt.problems where problem.kind == .illegal(.flipsNothing) {
      // The disk may be one of the other side.
      guard subject.wrongSide(for: problem) == nil, !MirroredStart.explains(problem, in: subject)
      else { continue }
      let side = problem.position.turn.map { "a \($0) disk" } ?? "a disk"
      report(subject.finding(rule, "\(side) on \(problem.move) flips no disk", for: problem))
    }
  }
}

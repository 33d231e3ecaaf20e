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

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    for fault in subject.attempt.problems where fault.kind == .illegal(.flipsNothing) {
      // The disk may be the other side's.
      guard subject.wrongSide(for: fault) == nil, !MirroredStart.explains(fault, in: subject)
      else { continue }
      let side = fault.position.turn.map { "a \($0) disk" } ?? "a disk"
      report(subject.finding(rule, "\(side) on \(fault.move) flips no disk", for: fault))
    }
  }
}

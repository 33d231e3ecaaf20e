import GameRecords
import ReversiRules

/// A placed disk flips no disk of the other side.
enum IllegalMoveRule: SingleRule {
  static let rule = Rule(2001, "illegal-move", .error, page: .record)

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

import GameRecords
import ReversiRules

/// A side passes although it can move.
enum SurplusPass: SingleRule {
  static let rule = Rule(2005, "surplus-pass", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    for problem in subject.attempt.problems where problem.kind == .surplusPass {
      let side = problem.position.turn.map { "\($0)" } ?? "the side to move"
      var finding = subject.finding(rule, "\(side) passes although it can move", for: problem)
      finding.repair = repair(of: problem, in: subject)
      report(finding)
    }
  }

  /// Removes the pass and those right after it: without the pass, the same side could still move.
  private static func repair(
    of problem: ReplayProblem,
    in subject: ValidationSubject<ReversiRecord>
  ) -> Repair {
    let record = subject.record
    let count = record.moves[(problem.ply - 1)...].prefix { $0 == .pass }.count
    let plies = problem.ply...problem.ply + count - 1
    var without = record
    without.moves.removeSubrange(problem.ply - 1..<problem.ply - 1 + count)
    // Moves may be missing between several passes.
    return .change(.removeMoves(plies), isSafe: count == 1 || ReplayAttempt(without).isComplete)
  }
}

import GameRecords
import ReversiRules

/// The pass of a side that cannot move is missing.
enum MissingPass: SingleRule {
  static let rule = Rule(2004, "missing-pass", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    for problem in subject.attempt.problems where problem.kind == .missingPass {
      let side = problem.position.turn.map { "\($0)" } ?? "the side to move"
      let cassio =
        subject.conventions.isByCassio(subject.record) ? "; Cassio leaves passes out" : ""
      var finding = subject.finding(
        rule,
        "\(side) cannot move and must pass before \(problem.move)\(cassio)",
        for: problem
      )
      finding.help = "write a pass before this move"
      finding.repair = problem.position.turn.map { turn in
        .change(.insertPass(beforePly: problem.ply, side: turn))
      }
      if subject.record.passMarks == .usual { finding.severity = .note }
      report(finding)
    }
  }
}

import GameRecords
import ReversiRules

/// A disk is placed on an occupied square.
enum OccupiedSquare: SingleRule {
  static let rule = Rule(
    2002,
    "occupied-square",
    .error,
    "A disk must be placed on an empty square.",
    why: "A disk never leaves its square, so a game names each square once. The move may have "
      + "been entered twice. Nothing after it can be played.",
    fix: "Remove the move if it was entered twice, or correct its square.",
    example: RuleExample("transcript", "f5 d6 \(wrong: "d6")")
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    for problem in subject.attempt.problems where problem.kind == .illegal(.occupied) {
      guard case .placement(let square) = problem.move else { continue }
      let disk = problem.position.board[square].map { "a \($0) disk" } ?? "a disk"
      report(subject.finding(rule, "\(square) already has \(disk)", for: problem))
    }
  }
}

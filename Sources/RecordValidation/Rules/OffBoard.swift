import GameRecords
import ReversiRules

/// A move names a square that the board does not have.
enum OffBoard: SingleRule {
  static let rule = Rule(
    2003,
    "off-board",
    .error,
    "A move must be on a square of the board.",
    why: "The game was played on a larger board than the file says, or a letter or number is "
      + "wrong. Nothing after the move can be played.",
    fix: "Correct the square, or declare the size of the board that the game was played on.",
    example: RuleExample("sgf", "(;GM[2]SZ[8];B[\(wrong: "i5")])")
  )

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    for problem in subject.attempt.problems where problem.kind == .illegal(.offBoard) {
      let size = problem.position.board.size
      report(
        subject.finding(
          rule,
          "\(problem.move) is not on the board, which has \(size) squares",
          for: problem
        )
      )
    }
  }
}

import GameRecords
import ReversiRules

/// A move names a square that the board does not have.
enum OffBoard: SingleRule {
  static let rule = Rule(2003, "off-board", .error, page: .record)

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

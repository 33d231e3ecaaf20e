import GameRecords
import ReversiRules

/// A disk is placed on an occupied square.
enum OccupiedSquare: SingleRule {
  static let rule = Rule(2002, "occupied-square", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    for problem in subject.attempt.problems where problem.kind == .illegal(.occupied) {
      guard case .placement(let square) = problem.move else { continue }
      let disk = problem.position.board[square].map { "a \($0) disk" } ?? "a disk"
      report(subject.finding(rule, "\(square) already has \(disk)", for: problem))
    }
  }
}

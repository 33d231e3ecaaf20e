import GameRecords
import ReversiRules

/// The record continues although the game is over.
enum MovesAfterEnd: SingleRule {
  static let rule = Rule(2006, "moves-after-end", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    for problem in subject.attempt.problems {
      guard case .afterEnd(let count) = problem.kind else { continue }
      // A start position that is wrongly declared over has a finding of its own.
      guard problem.position.isOver else { continue }
      let rest = subject.record.moves[(problem.ply - 1)...]
      let moves = count == 1 ? "1 move follows" : "\(count) moves follow"
      var finding = subject.finding(rule, "the game is over, but \(moves)", for: problem)
      if isGame(rest, from: subject.record.start) {
        finding.help = "they may be another game: put it into a record of its own"
      } else {
        // The moves may be right, and one before them wrong.
        let isSafe = rest.allSatisfy { $0 == .pass }
        let plies = problem.ply...problem.ply + count - 1
        finding.repair = .change(.removeMoves(plies), isSafe: isSafe)
      }
      report(finding)
    }
  }

  /// Whether moves begin like a game: four legal moves are not an accident.
  private static func isGame(_ moves: ArraySlice<Move>, from start: Position) -> Bool {
    let opening = moves.prefix(4)
    return opening.count == 4
      && ReplayAttempt(Array(opening), from: start, .implied).problems.isEmpty
  }
}

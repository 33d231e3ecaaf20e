import GameRecords
import ReversiRules

/// The record continues although the game is over.
enum MovesAfterEnd: SingleRule {
  static let rule = Rule(
    2006,
    "moves-after-end",
    .error,
    "No move may follow the end of the game.",
    why: "The moves are of another game, or a move before them is wrong. Neither side can move "
      + "any more, often long before the board is full.",
    fix: "Remove the moves, correct those before them, or put a second game into a record of its "
      + "own.",
    example: RuleExample("transcript", "f5d6c5f6e7f4g5e6e3\(wrong: "a1")")
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    for fault in subject.attempt.problems {
      guard case .afterEnd(let count) = fault.kind else { continue }
      // A start position that is called over although it is not has a finding of its own.
      guard fault.position.isOver else { continue }
      let rest = subject.record.moves[(fault.ply - 1)...]
      let moves = count == 1 ? "1 move follows" : "\(count) moves follow"
      var finding = subject.finding(rule, "the game is over, but \(moves)", for: fault)
      if isGame(rest, from: subject.record.start) {
        finding.help = "they may be another game: put it into a record of its own"
      } else {
        // The moves may be right, and one before them wrong.
        let isSafe = rest.allSatisfy { $0 == .pass }
        let plies = fault.ply...fault.ply + count - 1
        finding.repair = .change(.removeMoves(plies), isSafe: isSafe)
      }
      report(finding)
    }
  }

  /// Whether moves begin like a game: four legal ones are not an accident.
  private static func isGame(_ moves: ArraySlice<Move>, from start: Position) -> Bool {
    let opening = moves.prefix(4)
    return opening.count == 4
      && ReplayAttempt(Array(opening), from: start, .implied).problems.isEmpty
  }
}

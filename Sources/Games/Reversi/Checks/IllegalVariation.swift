import GameRecords
import ReversiRules

/// A variation has a move that the rules do not allow.
///
/// Only the first such move of each variation is reported: at its own place or, if that is unknown,
/// at the move of the main line that the variation replaces.
enum IllegalVariation: SingleRule {
  static let rule = Rule(2007, "illegal-variation", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let record = subject.record
    guard !record.variations.isEmpty else { return }
    check(record.variations, of: subject.attempt, record.passMarks) { ply, range, problem in
      report(
        subject.finding(
          rule,
          "move \(problem.ply) of a variation at move \(ply) is illegal: "
            + "\(problem.move) \(problem.reason)",
          for: problem,
          at: ply,
          in: range
        )
      )
    }
  }

  /// Checks the variations of a line, and their own variations.
  /// - Parameters:
  ///   - variations: the variations.
  ///   - attempt: the line as far as it can be played. Variations that branch off later are not
  ///     checked, nor those that replace a move after the end of the game, which is already
  ///     reported.
  ///   - passMarks: whether passes may be left out.
  ///   - report: takes the number of the move where a variation branches off, the place of its
  ///     wrong move, and the problem.
  private static func check(
    _ variations: [Variation],
    of attempt: ReplayAttempt,
    _ passMarks: PassMarks,
    report: (Int, SourceRange?, ReplayProblem) -> Void
  ) {
    guard !variations.isEmpty else { return }
    let line = attempt.replay
    // The position after each move of the record, before an implied pass.
    var positions = [line.start]
    for step in line.steps where line.recordPly(ofPly: step.ply) != nil {
      positions.append(step.after)
    }
    for variation in variations where positions.indices.contains(variation.ply - 1) {
      if attempt.problems.contains(where: { $0.ply == variation.ply && isAfterEnd($0) }) {
        continue
      }
      let start = positions[variation.ply - 1]
      let attempt = ReplayAttempt(variation.moves, from: start, passMarks)
      if let problem = attempt.problems.first(where: { isWrong($0, passMarks) }) {
        let index = problem.ply - 1
        let places = variation.places
        report(variation.ply, places.indices.contains(index) ? places[index] : nil, problem)
      }
      check(variation.variations, of: attempt, passMarks) { _, range, problem in
        report(variation.ply, range, problem)
      }
    }
  }

  private static func isAfterEnd(_ problem: ReplayProblem) -> Bool {
    guard case .afterEnd = problem.kind else { return false }
    return problem.position.isOver
  }

  private static func isWrong(_ problem: ReplayProblem, _ passMarks: PassMarks) -> Bool {
    problem.kind != .missingPass || passMarks == .written
  }
}

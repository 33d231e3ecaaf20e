import GameRecords
import ReversiRules

/// A variation has a move that the rules do not allow.
///
/// Of each variation the first is reported: where it is or, when nobody knows, at the move of the
/// main line that the variation replaces.
enum IllegalVariation: SingleRule {
  static let rule = Rule(
    2007,
    "illegal-variation",
    .error,
    "Every move of a variation must be legal.",
    why: "A viewer that follows the variation shows an impossible board. In OBF, a move that does "
      + "not exist gets a score.",
    fix: "Correct the move, or the place where the variation branches off.",
    example: RuleExample(
      "json",
      #"{"moves": ["f5", "d6"], "variations": [{"ply": 2, "moves": ["\#(wrong: "a1")"]}]}"#
    )
  )

  static func check(_ subject: ValidationSubject, report: (Finding) -> Void) {
    let record = subject.record
    guard !record.variations.isEmpty else { return }
    check(record.variations, of: subject.attempt, record.passMarks) { ply, range, fault in
      report(
        subject.finding(
          rule,
          "in a variation at move \(ply), move \(fault.ply) is wrong: \(fault.move) \(fault.reason)",
          for: fault,
          at: ply,
          in: range
        )
      )
    }
  }

  /// Looks at the variations of a line, and at theirs.
  /// - Parameters:
  ///   - variations: the variations.
  ///   - attempt: the line as far as it can be played; what branches off after is not looked at, nor
  ///     what replaces a move after the end, which is reported already.
  ///   - passMarks: whether passes may be left out.
  ///   - report: takes the move that a variation branches off at, where the wrong move in it
  ///     stands, and what is wrong.
  private static func check(
    _ variations: [Variation],
    of attempt: ReplayAttempt,
    _ passMarks: PassMarks,
    report: (Int, SourceRange?, ReplayProblem) -> Void
  ) {
    guard !variations.isEmpty else { return }
    let line = attempt.replay
    // The position after each move of the record, before a pass that is supplied.
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
      if let fault = attempt.problems.first(where: { isWrong($0, passMarks) }) {
        let index = fault.ply - 1
        let places = variation.places
        report(variation.ply, places.indices.contains(index) ? places[index] : nil, fault)
      }
      check(variation.variations, of: attempt, passMarks) { _, range, fault in
        report(variation.ply, range, fault)
      }
    }
  }

  private static func isAfterEnd(_ fault: ReplayProblem) -> Bool {
    guard case .afterEnd = fault.kind else { return false }
    return fault.position.isOver
  }

  private static func isWrong(_ fault: ReplayProblem, _ passMarks: PassMarks) -> Bool {
    fault.kind != .missingPass || passMarks == .written
  }
}

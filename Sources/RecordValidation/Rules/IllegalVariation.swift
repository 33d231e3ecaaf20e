internal import GameRecords
internal import ReversiRules

/// A variation has a move that the rules do not allow.
///
/// Of each variation the first is told, at the move of the main line that it stands instead of: the
/// moves of variations have no places of their own.
enum IllegalVariation: ValidationRule {
  static let rule = Rule(
    2007,
    "illegal-variation",
    .error,
    "Every move of a variation must be legal.",
    why: "",
    fix: "",
    example: nil
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    let record = subject.record
    guard !record.variations.isEmpty else { return }
    check(record.variations, of: subject.attempt.replay, record.passMarks) { ply, own, fault in
      report(
        subject.diagnostic(
          rule,
          "in a variation at move \(ply), move \(own) is wrong: \(fault.move) \(fault.reason)",
          for: fault,
          at: ply
        )
      )
    }
  }

  /// Looks at the variations of a line, and at theirs.
  /// - Parameters:
  ///   - variations: the variations.
  ///   - line: the line as far as it can be played; what branches off behind is not looked at.
  ///   - passMarks: whether passes may be left out.
  ///   - report: takes the move that a variation branches off at, the number of the wrong move in
  ///     it, and what is wrong.
  private static func check(
    _ variations: [Variation],
    of line: Replay,
    _ passMarks: PassMarks,
    report: (Int, Int, ReplayFault) -> Void
  ) {
    guard !variations.isEmpty else { return }
    // The position behind each move of the record, before a pass that is supplied.
    var positions = [line.start]
    for step in line.steps where line.recordPly(ofPly: step.ply) != nil {
      positions.append(step.after)
    }
    for variation in variations where positions.indices.contains(variation.ply - 1) {
      let start = positions[variation.ply - 1]
      let attempt = ReplayAttempt(variation.moves, from: start, passMarks)
      if let fault = attempt.faults.first(where: { isWrong($0, passMarks) }) {
        report(variation.ply, fault.ply, fault)
      }
      check(variation.variations, of: attempt.replay, passMarks) { _, ply, fault in
        report(variation.ply, ply, fault)
      }
    }
  }

  private static func isWrong(_ fault: ReplayFault, _ passMarks: PassMarks) -> Bool {
    fault.kind != .missingPass || passMarks == .written
  }
}

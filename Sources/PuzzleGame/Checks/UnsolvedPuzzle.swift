import GameRecords
import PuzzleRules

/// The slides do not solve the puzzle, and the record does not say so.
enum UnsolvedPuzzle: SingleRule {
  static let rule = Rule(
    3102,
    "unsolved-puzzle",
    .note,
    "Slides should solve the puzzle unless the record declares it unsolved.",
    why: "The last slides may be missing, or the goal may be another one.",
    fix: "Add the missing slides, or declare the ending if the format can store it.",
    example: RuleExample("puzzle", "1 2\n0 3\nslides: \(wrong: "1")\n")
  )

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard subject.record.result?.ending == nil, let replay = subject.wholeReplay,
      !replay.slides.isEmpty, replay.solvedPly == nil, replay.start.isSolvable(replay.goal)
    else { return }
    report(
      subject.finding(
        rule,
        "the puzzle is not solved after the last slide",
        at: .move(replay.slides.count),
        else: [.start],
        ply: replay.slides.count,
        position: replay.end
      )
    )
  }
}

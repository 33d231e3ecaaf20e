import GameRecords
import PuzzleRules

/// The slides do not solve the puzzle, and the record does not say so.
enum UnsolvedPuzzle: SingleRule {
  static let rule = Rule(3102, "unsolved-puzzle", .note, page: .puzzle)

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

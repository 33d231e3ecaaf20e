import GameRecords
import PuzzleRules

/// The record continues although the puzzle is solved.
enum SlidesAfterEnd: SingleRule {
  static let rule = Rule(2106, "slides-after-end", .warning, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard let replay = subject.wholeReplay, let solved = replay.solvedPly,
      solved < replay.slides.count
    else { return }
    let rest = replay.slides.count - solved
    let slides = rest == 1 ? "1 slide follows" : "\(rest) slides follow"
    let when = solved == 0 ? "at the start" : "after slide \(solved)"
    report(
      subject.finding(
        rule,
        "the puzzle is solved \(when), but \(slides)",
        at: .move(solved + 1),
        else: [.start],
        ply: solved + 1
      )
    )
  }
}

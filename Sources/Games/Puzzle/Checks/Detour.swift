import GameRecords
import PuzzleRules

/// A panel slides there and back at once.
enum Detour: SingleRule {
  static let rule = Rule(2107, "detour", .note, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard let replay = subject.attempt.replay else { return }
    let (slides, detours) = (replay.slides, replay.detours)
    let count = detours.count
    guard let first = detours.first else { return }
    let others = count > 1 ? " (the first of \(count) detours)" : ""
    report(
      subject.finding(
        rule,
        "panel \(slides[first]) slides back to where it was before\(others)",
        at: .move(first + 1),
        else: [.start],
        ply: first + 1
      )
    )
  }
}

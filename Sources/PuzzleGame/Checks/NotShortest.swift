import GameRecords
import PuzzleRules
import PuzzleSearch
import RecordText

/// A solution has more slides than necessary.
enum NotShortest: SingleRule {
  static let rule = Rule(
    3105,
    "not-shortest",
    .warning,
    "A solution should have as few slides as possible.",
    why: "Collections of shortest solutions are used to test programs. A longer one makes a "
      + "right program seem wrong. Puzzles that are too hard to solve quickly are not judged.",
    fix: "Replace the slides with a shortest solution.",
    example: RuleExample(
      "puzzle",
      "1 2\n0 3\nslides: \(wrong: "1 2 3 1 2 3 1 2 3 1 2")\n"
    ),
    isOptional: true
  )

  /// What a search can do in about a second.
  ///
  /// On boards that are too large for tables it finds nearly nothing, so it should not take long.
  private static func limit(for size: PuzzleSize) -> SearchLimit {
    SearchLimit(nodes: size.cellCount > 16 ? 1_000_000 : 20_000_000)
  }

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard let replay = subject.wholeReplay, let count = replay.solvedPly, count > 0 else { return }
    let size = replay.start.size
    let solver = SharedSolvers.solver(for: size)
    guard
      let solution = try? solver.solve(replay.start, goal: replay.goal, limit: limit(for: size)),
      solution.length < count
    else { return }
    let message =
      "the solution has \(Words.count("slide", count)), and a shortest one has \(solution.length)"
    report(subject.finding(rule, message, at: subject.slidesRange))
  }
}

import GameRecords
import PuzzleRules

/// A solution has more slides than necessary.
enum NotShortest: SingleRule {
  static let rule = Rule(3105, "not-shortest", .warning, page: .puzzle, isOptional: true)

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

public import PuzzleRules

/// Finds shortest solutions of sliding puzzles.
///
/// Create one solver for a size and keep it: for the 4×4 puzzle it computes tables, which takes about
/// two seconds and 12 MB. Any number of tasks can use it at the same time. On boards with more than
/// 16 cells it finds the solutions of puzzles that are nearly solved only.
public struct PuzzleSolver: Sendable {
  /// The size of the puzzles that it solves.
  public let size: PuzzleSize

  /// `nil` on boards that are too large for tables.
  private let patterns: PatternSearch?

  /// Creates a solver for puzzles of a size, with any goal.
  public init(size: PuzzleSize = .standard) {
    self.size = size
    patterns = PanelGroups.groups(for: size).map { PatternSearch(size: size, groups: $0) }
  }

  /// Returns a number of slides that a solution has at least; quick at every size.
  ///
  /// - Throws: ``SolveError/wrongSize(_:expected:)`` or ``SolveError/unsolvable``.
  public func lowerBound(
    of puzzle: Puzzle,
    goal: PuzzleGoal = .openLast
  ) throws(SolveError) -> Int {
    let form = try form(of: puzzle, goal: goal)
    return patterns?.lowerBound(of: form) ?? DistanceSearch(form, size: size).lowerBound
  }

  /// Finds a shortest solution.
  ///
  /// - Parameters:
  ///   - puzzle: The puzzle to solve.
  ///   - goal: The order of the panels to reach.
  ///   - limit: How much work the search may do.
  ///   - shouldStop: Asked many times a second whether to stop the search; by default, whether the
  ///     task is cancelled.
  /// - Returns: One of the shortest solutions, always the same one for a puzzle and goal.
  /// - Throws: The reason why there is no solution, or what the search has proved so far.
  public func solve(
    _ puzzle: Puzzle,
    goal: PuzzleGoal = .openLast,
    limit: SearchLimit = .standard,
    shouldStop: () -> Bool = { Task.isCancelled }
  ) throws(SolveError) -> Solution {
    let form = try form(of: puzzle, goal: goal)
    var effort = SearchEffort(limit: limit)
    let panels: [Int]
    if let patterns {
      panels = try patterns.solve(form, effort: &effort, shouldStop: shouldStop)
    } else {
      var search = DistanceSearch(form, size: size)
      panels = try search.solve(effort: &effort, shouldStop: shouldStop)
    }
    return Solution(panels: panels.map(form.original), nodes: effort.nodes)
  }

  private func form(of puzzle: Puzzle, goal: PuzzleGoal) throws(SolveError) -> OpenFirstForm {
    guard puzzle.size == size else { throw .wrongSize(puzzle.size, expected: size) }
    guard puzzle.isSolvable(goal) else { throw .unsolvable }
    return OpenFirstForm(puzzle, goal: goal)
  }
}

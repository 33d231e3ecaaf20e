public import PuzzleRules

extension Puzzle {
  /// Returns a number of slides that a solution has at least: the distances of all panels from their
  /// cells, and two slides for each panel that must leave its row or column to let another one pass.
  ///
  /// It needs neither a search nor tables. ``PuzzleSolver/lowerBound(of:goal:)`` is often higher.
  public func distance(to goal: PuzzleGoal = .openLast) -> Int {
    DistanceSearch(OpenFirstForm(self, goal: goal), size: size).lowerBound
  }
}

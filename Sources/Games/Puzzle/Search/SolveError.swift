public import PuzzleRules

/// Why a search has no solution.
public enum SolveError: Error, Hashable, Sendable {
  /// The solver is for another size.
  case wrongSize(PuzzleSize, expected: PuzzleSize)
  /// No slides lead to the goal.
  case unsolvable
  /// The search reached its limit; it has proved that a solution has at least this many slides.
  case limitReached(lowerBound: Int, nodes: Int)
  /// The search was asked to stop; it has proved that a solution has at least this many slides.
  case stopped(lowerBound: Int, nodes: Int)
}

extension SolveError: CustomStringConvertible {
  /// The reason as a clause.
  public var description: String {
    switch self {
    case .wrongSize(let size, let expected):
      "the puzzle is \(size), but the solver is for \(expected)"
    case .unsolvable:
      "the puzzle is unsolvable"
    case .limitReached(let lowerBound, let nodes):
      "no solution was found within \(nodes) nodes; it has at least \(lowerBound) slides"
    case .stopped(let lowerBound, let nodes):
      "stopped after \(nodes) nodes; a solution has at least \(lowerBound) slides"
    }
  }
}

@testable import Games
import PuzzleRules
import TestSupport

/// Solvers that all tests use: the one for 4×4 takes seconds to create.
enum Solvers {
  static var standard: PuzzleSolver { SharedSolvers.solver(for: .standard) }
}

/// Whether the slides of a solution are legal and solve the puzzle.
func solves(_ solution: Solution, _ puzzle: Puzzle, goal: PuzzleGoal) -> Bool {
  var puzzle = puzzle
  for panel in solution.panels {
    guard (try? puzzle.slide(panel: panel)) != nil else { return false }
  }
  return puzzle.isSolved(goal)
}

/// Returns the puzzle that needs the same slides, by other numbers, for the other goal.
func turned(_ numbers: [UInt8]) -> [UInt8] {
  numbers.reversed().map { $0 == 0 ? 0 : UInt8(numbers.count - Int($0)) }
}

/// Returns all puzzles that can be solved, in a list for each number of slides that they need.
func puzzles(size: PuzzleSize, goal: PuzzleGoal) -> [[Puzzle]] {
  puzzles(from: .solved(size: size, goal: goal))
}

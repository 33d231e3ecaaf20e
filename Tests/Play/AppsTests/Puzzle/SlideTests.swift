@testable import Apps
import PuzzleRules
import TestSupport
import Testing

@Suite struct `A shuffle of the app` {
  @Test(arguments: PuzzleGoal.allCases, [(2, 2), (3, 2), (4, 4), (16, 16)])
  func `is never solved, always solvable, and the same for the same seed`(
    goal: PuzzleGoal,
    size: (Int, Int)
  ) throws {
    let state = PuzzleState(size: puzzleSize(size.0, size.1), goal: goal)
    for seed in 0..<50 as Range<UInt64> {
      var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
      let event = state.shuffle(using: &first)
      #expect(event == state.shuffle(using: &second))
      let puzzle = try #require(event.shuffled)
      #expect(puzzle.isSolvable(goal) && !puzzle.isSolved(goal))
    }
  }
}

extension Cell {
  /// Returns the cell with a name that is known to be valid.
  static func named(_ name: String) -> Cell {
    guard let cell = Cell(name) else { preconditionFailure("no cell \(name)") }
    return cell
  }
}

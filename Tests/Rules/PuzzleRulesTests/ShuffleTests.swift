import PuzzleRules
import TestSupport
import Testing

@Suite struct Shuffles {
  @Test(arguments: sizes((2, 2), (4, 4), (3, 7), (16, 16)), PuzzleGoal.allCases)
  func `a shuffled puzzle is solvable and not solved`(size: PuzzleSize, goal: PuzzleGoal) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      let puzzle = Puzzle.shuffled(size: size, goal: goal, using: &generator)
      #expect(puzzle.layout.problems.isEmpty)
      #expect(puzzle.panel(at: puzzle.openCell) == 0)
      #expect(puzzle.isSolvable(goal))
      #expect(!puzzle.isSolved(goal))
    }
  }

  @Test func `the same seed gives the same puzzle`() {
    var first = SeededGenerator(seed: 3)
    var second = SeededGenerator(seed: 3)
    var third = SeededGenerator(seed: 4)
    let puzzle = Puzzle.shuffled(using: &first)
    #expect(puzzle == Puzzle.shuffled(using: &second))
    #expect(puzzle != Puzzle.shuffled(using: &third))
    #expect(puzzle != Puzzle.shuffled(using: &first))
  }

  /// The last number is what chi-square exceeds once in a thousand times.
  @Test(arguments: [(2, 2, 11, 29.6), (3, 2, 359, 445)], PuzzleGoal.allCases)
  func `all puzzles are equally frequent`(
    size: (columns: Int, rows: Int, puzzles: Int, limit: Double),
    goal: PuzzleGoal
  ) throws {
    let puzzleSize = try #require(PuzzleSize(columns: size.columns, rows: size.rows))
    var generator = SeededGenerator(seed: 15)
    var counts: [Puzzle: Int] = [:]
    let expected = 100
    for _ in 0..<(expected * size.puzzles) {
      counts[.shuffled(size: puzzleSize, goal: goal, using: &generator), default: 0] += 1
    }
    #expect(counts.count == size.puzzles)
    let chiSquare = counts.values.reduce(0.0) { sum, count in
      let difference = Double(count - expected)
      return sum + difference * difference / Double(expected)
    }
    #expect(chiSquare < size.limit)
  }
}

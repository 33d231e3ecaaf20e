import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct LargeBoards {
  @Test(
    arguments: [puzzleSize(5, 5), puzzleSize(6, 3), puzzleSize(3, 9), puzzleSize(16, 16)],
    PuzzleGoal.allCases
  )
  func `a puzzle that is nearly solved is solved`(size: PuzzleSize, goal: PuzzleGoal) throws {
    let solver = PuzzleSolver(size: size)
    var generator = SeededGenerator(seed: 25)
    for length in 0...24 {
      var puzzle = Puzzle.solved(size: size, goal: goal)
      for _ in 0..<length {
        let panels = puzzle.movablePanels
        try puzzle.slide(panel: panels[Int(generator.next(upperBound: UInt64(panels.count)))])
      }
      let solution = try solver.solve(puzzle, goal: goal)
      #expect(solution.length <= length)
      #expect((length - solution.length).isMultiple(of: 2))
      #expect(solves(solution, puzzle, goal: goal))
    }
  }

  @Test(arguments: [puzzleSize(5, 4), puzzleSize(5, 5), puzzleSize(16, 16)], PuzzleGoal.allCases)
  func `a shuffled puzzle reaches the limit`(size: PuzzleSize, goal: PuzzleGoal) throws {
    let solver = PuzzleSolver(size: size)
    var generator = SeededGenerator(seed: 24)
    let puzzle = Puzzle.shuffled(size: size, goal: goal, using: &generator)
    let bound = try solver.lowerBound(of: puzzle, goal: goal)
    let error = #expect(throws: SolveError.self) {
      try solver.solve(puzzle, goal: goal, limit: SearchLimit(nodes: 20_000))
    }
    guard case .limitReached(let lowerBound, nodes: 20_000) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(lowerBound >= bound && (lowerBound - bound).isMultiple(of: 2))
  }
}

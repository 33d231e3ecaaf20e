import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct Solver {
  private let puzzle: Puzzle

  init() throws {
    puzzle = try Puzzle(PanelLayout(numbers: ClassicPuzzles.all[81].numbers))
  }

  @Test(arguments: PuzzleGoal.allCases)
  func `a solved puzzle needs no slides`(goal: PuzzleGoal) throws {
    for size in [PuzzleSize.standard, puzzleSize(2, 2), puzzleSize(5, 5)] {
      let solver = size == .standard ? Solvers.standard : PuzzleSolver(size: size)
      let solution = try solver.solve(.solved(size: size, goal: goal), goal: goal)
      #expect(solution.panels == [])
      #expect(solution.nodes == 0)
    }
  }

  @Test func `an unsolvable puzzle is refused`() throws {
    let numbers: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]
    let puzzle = try Puzzle(PanelLayout(numbers: numbers))
    #expect(throws: SolveError.unsolvable) { try Solvers.standard.solve(puzzle) }
    #expect(throws: SolveError.unsolvable) { try Solvers.standard.lowerBound(of: puzzle) }
    // For the other goal it is solvable.
    let solution = try Solvers.standard.solve(puzzle, goal: .openFirst)
    #expect(solves(solution, puzzle, goal: .openFirst))
  }

  @Test func `a puzzle of another size is refused`() {
    let other = puzzleSize(3, 5)
    let error = SolveError.wrongSize(other, expected: .standard)
    #expect(throws: error) { try Solvers.standard.solve(.solved(size: other)) }
    #expect(throws: error) { try Solvers.standard.lowerBound(of: .solved(size: other)) }
    #expect(error.description == "the puzzle is 3×5, but the solver is for 4×4")
  }

  @Test func `a limit ends the search with what it has proved`() throws {
    let bound = try Solvers.standard.lowerBound(of: puzzle, goal: .openFirst)
    let all = try Solvers.standard.solve(puzzle, goal: .openFirst)
    for nodes in [-1, 0, 1, 65_535, 65_536, 65_537, 1_000_000, all.nodes - 1] {
      let error = #expect(throws: SolveError.self) {
        try Solvers.standard.solve(
          puzzle,
          goal: .openFirst,
          limit: SearchLimit(nodes: nodes),
          shouldStop: { false }
        )
      }
      guard case .limitReached(let lowerBound, nodes: max(nodes, 0)) = error else {
        Issue.record("another error: \(String(describing: error))")
        continue
      }
      #expect(bound...all.length ~= lowerBound)
    }
    let limit = SearchLimit(nodes: all.nodes)
    #expect(try Solvers.standard.solve(puzzle, goal: .openFirst, limit: limit) == all)
  }

  @Test func `a search stops when it should`() {
    var questions = 0
    let error = #expect(throws: SolveError.self) {
      try Solvers.standard.solve(puzzle, goal: .openFirst) {
        questions += 1
        return questions == 3
      }
    }
    #expect(questions == 3)
    guard case .stopped(lowerBound: _, nodes: 3 * 65_536) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func `a search stops when its task is cancelled`() async {
    let large = puzzleSize(16, 16)
    var generator = SeededGenerator(seed: 256)
    let puzzle = Puzzle.shuffled(size: large, using: &generator)
    let task = Task {
      try PuzzleSolver(size: large).solve(puzzle, limit: .none)
    }
    task.cancel()
    let result = await task.result
    guard case .failure(SolveError.stopped) = result else {
      Issue.record("another result: \(result)")
      return
    }
  }
}

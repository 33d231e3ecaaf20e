@testable import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct SmallBoards {
  @Test(
    arguments: [
      puzzleSize(2, 2), puzzleSize(2, 3), puzzleSize(3, 2), puzzleSize(2, 4), puzzleSize(4, 2),
      puzzleSize(3, 3),
    ],
    PuzzleGoal.allCases
  )
  func `every puzzle is solved in as few slides as possible`(
    size: PuzzleSize,
    goal: PuzzleGoal
  ) throws {
    let solver = PuzzleSolver(size: size)
    // One expectation for all puzzles: a hundred thousand of them take too long.
    var wrong: [Puzzle] = []
    for (length, level) in puzzles(size: size, goal: goal).enumerated() {
      for puzzle in level.sample(10) {
        let solution = try solver.solve(puzzle, goal: goal)
        let bound = try solver.lowerBound(of: puzzle, goal: goal)
        let distance = DistanceSearch(OpenFirstForm(puzzle, goal: goal), size: size).lowerBound
        if solution.length != length || !solves(solution, puzzle, goal: goal)
          || bound > length || !(length - bound).isMultiple(of: 2)
          || distance > length || !(length - distance).isMultiple(of: 2)
        {
          wrong.append(puzzle)
        }
      }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test(arguments: [puzzleSize(2, 2), puzzleSize(3, 2), puzzleSize(2, 4)], PuzzleGoal.allCases)
  func `so it is without tables`(size: PuzzleSize, goal: PuzzleGoal) throws {
    for (length, level) in puzzles(size: size, goal: goal).enumerated() {
      for puzzle in level.prefix(Effort.count(8, all: 50)) {
        let solution = try solveWithoutTables(puzzle, goal: goal)
        #expect(solution.length == length)
        #expect(solves(solution, puzzle, goal: goal))
      }
    }
  }

  @Test(
    arguments: [puzzleSize(3, 4), puzzleSize(4, 3), puzzleSize(5, 2), puzzleSize(2, 6)].sample(2)
  )
  func `both searches agree`(size: PuzzleSize) throws {
    // The tables are the same for both goals.
    let solver = PuzzleSolver(size: size)
    for goal in PuzzleGoal.allCases {
      var generator = SeededGenerator(seed: 34)
      for _ in 0..<Effort.count(1, all: 3) {
        let puzzle = Puzzle.shuffled(size: size, goal: goal, using: &generator)
        let solution = try solver.solve(puzzle, goal: goal)
        #expect(solves(solution, puzzle, goal: goal), "\(goal)")
        #expect(try solveWithoutTables(puzzle, goal: goal).length == solution.length, "\(goal)")
      }
    }
  }

  @Test(
    arguments: [
      puzzleSize(3, 5), puzzleSize(5, 3), puzzleSize(7, 2), puzzleSize(2, 7), puzzleSize(4, 4),
    ].sample(2)
  )
  func `boards of up to 16 cells are solved`(size: PuzzleSize) throws {
    let solver = size == .standard ? Solvers.standard : PuzzleSolver(size: size)
    var generator = SeededGenerator(seed: 16)
    for goal in PuzzleGoal.allCases {
      for _ in 0..<2 {
        let puzzle = Puzzle.shuffled(size: size, goal: goal, using: &generator)
        #expect(solves(try solver.solve(puzzle, goal: goal), puzzle, goal: goal))
      }
    }
  }

  private func solveWithoutTables(
    _ puzzle: Puzzle,
    goal: PuzzleGoal
  ) throws -> Solution {
    let form = OpenFirstForm(puzzle, goal: goal)
    var search = DistanceSearch(form, size: puzzle.size)
    var effort = SearchEffort(limit: .standard)
    let panels = try search.solve(effort: &effort, shouldStop: { false })
    return Solution(panels: panels.map(form.original), nodes: effort.nodes)
  }
}

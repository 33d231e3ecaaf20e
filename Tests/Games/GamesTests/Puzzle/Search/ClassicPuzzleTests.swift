import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct Classics {
  @Test func `the table has 100 solvable puzzles`() throws {
    #expect(ClassicPuzzles.all.map(\.id) == Array(1...100))
    for instance in ClassicPuzzles.all {
      let puzzle = try Puzzle(PanelLayout(numbers: instance.numbers))
      #expect(puzzle.isSolvable(.openFirst))
      #expect(puzzle.isSolvable(.openLast) == false)
    }
  }

  @Test(arguments: PuzzleGoal.allCases)
  func `all 100 are solved in as few slides as published`(goal: PuzzleGoal) throws {
    var nodes = 0
    for instance in ClassicPuzzles.all.sample(10) {
      let numbers = goal == .openFirst ? instance.numbers : turned(instance.numbers)
      let puzzle = try Puzzle(PanelLayout(numbers: numbers))
      let bound = try Solvers.standard.lowerBound(of: puzzle, goal: goal)
      let solution = try Solvers.standard.solve(puzzle, goal: goal)
      #expect(solution.length == instance.length, "puzzle \(instance.id)")
      #expect(solves(solution, puzzle, goal: goal), "puzzle \(instance.id)")
      #expect(bound <= instance.length && (instance.length - bound).isMultiple(of: 2))
      nodes += solution.nodes
    }
    // Changes only if the search does; more would mean that it has become worse.
    #expect(nodes == Effort.count(1_744_807, all: 45_520_810))
  }
}

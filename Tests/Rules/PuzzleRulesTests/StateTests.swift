import PuzzleRules
import TestSupport
import Testing

@Suite struct States {
  /// How many states of the 3×3 puzzle need each number of slides, as in A089473 of the OEIS.
  private static let counts = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1_024, 1_893, 2_512, 4_485, 5_638, 9_529,
    10_878, 16_993, 17_110, 23_952, 20_224, 24_047, 15_578, 14_560, 6_274, 3_910, 760, 221, 2,
  ]

  /// With full effort all states, otherwise those that few slides lead to.
  @Test(arguments: PuzzleGoal.allCases.sample(1))
  func `all states of the 3×3 puzzle obey the rules`(goal: PuzzleGoal) throws {
    let size = try #require(PuzzleSize(columns: 3, rows: 3))
    let slides = Effort.count(14, all: 31)
    // One more, to see that there are no more with full effort.
    let levels = puzzles(
      from: .solved(size: size, goal: goal),
      upTo: Effort.isFull ? slides + 1 : slides
    )
    #expect(levels.map(\.count) == Array(Self.counts[...slides]))
    let states = levels.flatMap(\.self)
    #expect(states.count { $0.isSolved(goal) } == 1)

    // One expectation for all states: a hundred thousand of them take too long.
    let cells = Array(size.cells)
    let movableCounts = [2, 3, 2, 3, 4, 3, 2, 3, 2]
    var wrong: [Puzzle] = []
    for puzzle in states {
      let open = try #require(size.index(of: puzzle.openCell))
      let movable = cells.filter { puzzle.movable(at: $0) != nil }
      guard puzzle.isSolvable(goal), movable.count == movableCounts[open],
        movable.map({ puzzle.panel(at: $0) }) == puzzle.movablePanels,
        cells.allSatisfy({ slidesThereAndBack(puzzle, at: $0) == movable.contains($0) }),
        try !exchanged(puzzle).isSolvable(goal)
      else {
        wrong.append(puzzle)
        continue
      }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test(
    arguments: [
      (2, 2, 12), (2, 3, 360), (3, 2, 360), (2, 4, 20_160), (4, 2, 20_160),
    ].sample(3),
    PuzzleGoal.allCases
  )
  func `what is solvable is what slides can reach`(
    size: (columns: Int, rows: Int, states: Int),
    goal: PuzzleGoal
  ) throws {
    let puzzleSize = try #require(PuzzleSize(columns: size.columns, rows: size.rows))
    let reached = Set(puzzles(from: .solved(size: puzzleSize, goal: goal)).joined())
    #expect(reached.count == size.states)
    let all = try permutations(of: puzzleSize.cellCount).map { numbers in
      try Puzzle(PanelLayout(size: puzzleSize, numbers: numbers))
    }
    #expect(all.count == 2 * size.states)
    #expect(all.allSatisfy { $0.isSolvable(goal) == reached.contains($0) })
  }

  /// Whether the panel in a cell slides, where it should, and leads back.
  private func slidesThereAndBack(_ start: Puzzle, at cell: Cell) -> Bool {
    var puzzle = start
    guard let destination = try? puzzle.slide(at: cell), destination == start.openCell,
      puzzle.openCell == cell, puzzle.panel(at: destination) == start.panel(at: cell),
      puzzle != start, (try? puzzle.slide(at: destination)) == cell
    else { return false }
    return puzzle == start
  }

  /// Returns the puzzle with panels 1 and 2 exchanged.
  private func exchanged(_ puzzle: Puzzle) throws -> Puzzle {
    let numbers = puzzle.layout.numbers.map { $0 == 1 || $0 == 2 ? 3 - $0 : $0 }
    return try Puzzle(PanelLayout(size: puzzle.size, numbers: numbers))
  }
}

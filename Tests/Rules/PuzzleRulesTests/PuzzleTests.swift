import PuzzleRules
import TestSupport
import Testing

/// The tests that the puzzle's original document describes.
///
/// It names a place by `(x, y)`, where `x` is the row and `y` is the column.
@Suite struct OriginalDocument {
  private func cell(_ x: Int, _ y: Int) -> Cell { Cell(column: y, row: x) }

  @Test func `the first layout has 1 to 15 and the open cell last`() {
    let puzzle = Puzzle.solved()
    #expect(puzzle.layout.numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0])
    for x in 0..<4 {
      for y in 0..<4 {
        #expect(puzzle.panel(at: cell(x, y)) == (x == 3 && y == 3 ? 0 : 4 * x + y + 1))
      }
    }
  }

  @Test func `the panels beside the open cell are movable`() {
    let puzzle = Puzzle.solved()
    #expect(puzzle.movable(at: cell(0, 0)) == nil)
    #expect(puzzle.movable(at: cell(1, 2)) == nil)
    #expect(puzzle.movable(at: cell(2, 2)) == nil)
    #expect(puzzle.movable(at: cell(3, 3)) == nil)
    #expect(puzzle.movable(at: cell(2, 3)) == cell(3, 3))
    #expect(puzzle.movable(at: cell(3, 2)) == cell(3, 3))
  }

  @Test func `a panel and the open cell change places`() throws {
    var puzzle = Puzzle.solved()
    #expect(try puzzle.slide(panel: 15) == cell(3, 3))
    #expect(puzzle.panel(at: cell(3, 3)) == 15)
    #expect(puzzle.panel(at: cell(3, 2)) == 0)
    #expect(puzzle.layout.numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15])
  }

  @Test func `a layout can be given by hand`() throws {
    let numbers: [UInt8] = [5, 1, 3, 4, 2, 0, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15]
    let puzzle = try Puzzle(PanelLayout(numbers: numbers))
    #expect(puzzle.layout.numbers == numbers)
    #expect(puzzle.openCell == cell(1, 1))
    #expect(puzzle.panel(at: cell(3, 2)) == 11)
    #expect(puzzle.movablePanels == [1, 2, 7, 6])
  }
}

@Suite struct Puzzles {
  @Test(arguments: sizes((4, 4), (2, 5), (16, 16)), PuzzleGoal.allCases)
  func `panels and cells are found by each other`(size: PuzzleSize, goal: PuzzleGoal) {
    let puzzle = Puzzle.solved(size: size, goal: goal)
    for cell in size.cells {
      #expect(puzzle.panel(at: cell).flatMap(puzzle.cell(of:)) == cell)
    }
    #expect(puzzle.cell(of: 0) == puzzle.openCell)
    for panel in [-1, size.cellCount, 256, Int.min, Int.max] {
      #expect(puzzle.cell(of: panel) == nil)
    }
  }

  @Test(arguments: [(-1, 3), (3, -1), (4, 3), (3, 4), (Int.max, Int.min)])
  func `there is nothing off the board`(column: Int, row: Int) {
    let cell = Cell(column: column, row: row)
    #expect(Puzzle.solved().panel(at: cell) == nil)
    #expect(Puzzle.solved().movable(at: cell) == nil)
  }

  @Test func `goals have names`() {
    #expect(PuzzleGoal.allCases.map(\.rawValue) == ["open-last", "open-first"])
    #expect(PuzzleGoal.openFirst.layout().numbers == Array(0...15))
    #expect(PuzzleGoal.openLast.layout().numbers == Array(1...15) + [0])
  }

  @Test(arguments: PuzzleGoal.allCases)
  func `a solved puzzle is solved for its goal only`(goal: PuzzleGoal) {
    for other in PuzzleGoal.allCases {
      #expect(Puzzle.solved(goal: goal).isSolved(other) == (goal == other))
    }
  }
}

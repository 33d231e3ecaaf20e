@testable import PuzzleRules
import TestSupport
import Testing

@Suite struct Slides {
  @Test(arguments: [
    (-1, SlideError.noSuchPanel), (0, .openCell), (1, .notBesideOpenCell), (11, .notBesideOpenCell),
    (16, .noSuchPanel), (300, .noSuchPanel),
  ])
  func `a panel that cannot slide is refused with the reason`(panel: Int, reason: SlideError) {
    var puzzle = Puzzle.solved()
    #expect(throws: reason) { try puzzle.slide(panel: panel) }
    #expect(puzzle == Puzzle.solved())
    #expect(puzzle.direction(of: panel) == nil)
  }

  @Test(arguments: [
    (0, 0, SlideError.notBesideOpenCell), (2, 2, .notBesideOpenCell), (1, 3, .notBesideOpenCell),
    (3, 3, .openCell), (4, 3, .offBoard), (3, 4, .offBoard), (-1, -1, .offBoard),
  ])
  func `a cell that cannot slide is refused with the reason`(
    column: Int,
    row: Int,
    reason: SlideError
  ) {
    var puzzle = Puzzle.solved()
    #expect(throws: reason) { try puzzle.slide(at: Cell(column: column, row: row)) }
    #expect(puzzle == Puzzle.solved())
  }

  @Test func `directions are those of the panels`() throws {
    var puzzle = Puzzle.solved()
    #expect(puzzle.panel(sliding: .right) == 15)
    #expect(puzzle.panel(sliding: .down) == 12)
    #expect(puzzle.panel(sliding: .left) == nil)
    #expect(puzzle.panel(sliding: .up) == nil)
    try puzzle.slide(panel: 15)
    #expect(puzzle.panel(sliding: .left) == 15)
    #expect(puzzle.direction(of: 15) == .left)
    #expect(puzzle.direction(of: 11) == .down)
    #expect(puzzle.direction(of: 14) == .right)
  }

  @Test(arguments: SlideDirection.allCases)
  func `the opposite direction leads back`(direction: SlideDirection) throws {
    #expect(direction.opposite != direction)
    #expect(direction.opposite.opposite == direction)
    let size = try #require(PuzzleSize(columns: 3, rows: 3))
    let numbers: [UInt8] = [1, 2, 3, 4, 0, 5, 6, 7, 8]
    let start = try Puzzle(PanelLayout(size: size, numbers: numbers))
    let panel = try #require(start.panel(sliding: direction))
    #expect(start.direction(of: panel) == direction)
    var puzzle = start
    try puzzle.slide(panel: panel)
    #expect(puzzle.panel(sliding: direction.opposite) == panel)
    try puzzle.slide(panel: panel)
    #expect(puzzle == start)
  }

  @Test func `sliding needs no new memory`() throws {
    var puzzle = Puzzle.solved()
    let before = puzzle.numbers.withUnsafeBufferPointer { $0.baseAddress }
    for panel in [15, 11, 12, 15, 11, 12] { try puzzle.slide(panel: panel) }
    #expect(puzzle.numbers.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test func `a line slides from the open cell on`() throws {
    var puzzle = Puzzle.solved()
    #expect(try puzzle.slideLine(at: Cell(column: 0, row: 3)) == [15, 14, 13])
    #expect(puzzle.layout.numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 13, 14, 15])
    #expect(try puzzle.slideLine(at: Cell(column: 0, row: 1)) == [9, 5])
    #expect(puzzle.layout.numbers == [1, 2, 3, 4, 0, 6, 7, 8, 5, 10, 11, 12, 9, 13, 14, 15])
    #expect(throws: SlideError.notInLineWithOpenCell) {
      try puzzle.slideLine(at: Cell(column: 1, row: 0))
    }
    #expect(throws: SlideError.openCell) { try puzzle.slideLine(at: puzzle.openCell) }
    #expect(throws: SlideError.offBoard) { try puzzle.slideLine(at: Cell(column: 4, row: 1)) }
  }

  @Test(arguments: sizes((4, 4), (7, 3), (2, 9)))
  func `a line slides as its panels do one by one`(size: PuzzleSize) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let start = Puzzle.shuffled(size: size, using: &generator)
      let open = start.openCell
      for cell in size.cells where cell != open {
        var line = start
        guard cell.row == open.row || cell.column == open.column else {
          #expect(throws: SlideError.notInLineWithOpenCell) { try line.slideLine(at: cell) }
          #expect(line == start)
          continue
        }
        var single = start
        var panels: [Int] = []
        while single.openCell != cell {
          // Of the movable panels, the one that brings the open cell nearer.
          let nearest = try #require(
            size.cells.filter { single.movable(at: $0) != nil }.min {
              distance($0, cell) < distance($1, cell)
            }
          )
          panels.append(try #require(single.panel(at: nearest)))
          try single.slide(at: nearest)
        }
        #expect(try line.slideLine(at: cell) == panels)
        #expect(line == single)
      }
    }
  }

  private func distance(_ a: Cell, _ b: Cell) -> Int {
    abs(a.column - b.column) + abs(a.row - b.row)
  }
}

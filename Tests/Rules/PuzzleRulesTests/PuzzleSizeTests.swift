import PuzzleRules
import TestSupport
import Testing

@Suite struct Sizes {
  @Test func `both numbers are from 2 to 16`() {
    for columns in -1...18 {
      for rows in -1...18 {
        let size = PuzzleSize(columns: columns, rows: rows)
        #expect((size != nil) == (2...16 ~= columns && 2...16 ~= rows))
        #expect(size.map { $0.panelCount + 1 } == size.map { _ in columns * rows })
      }
    }
  }

  @Test func `the standard puzzle has 15 panels`() {
    let size = PuzzleSize.standard
    #expect(size.description == "4×4")
    #expect(size.cellCount == 16)
    #expect(size.panelCount == 15)
  }

  @Test(arguments: sizes((2, 2), (3, 5), (5, 3), (16, 16)))
  func `an index is the place in the list of cells`(size: PuzzleSize) {
    #expect(Array(size.cells) == size.cells.sorted())
    for (index, cell) in size.cells.enumerated() {
      #expect(size.contains(cell))
      #expect(size.index(of: cell) == index)
      #expect(size.cell(at: index) == cell)
    }
  }

  @Test(arguments: [(-1, 0), (0, -1), (5, 0), (0, 3), (Int.max, 0), (0, Int.min)])
  func `other cells are off the board`(column: Int, row: Int) throws {
    let size = try #require(PuzzleSize(columns: 5, rows: 3))
    let cell = Cell(column: column, row: row)
    #expect(!size.contains(cell))
    #expect(size.index(of: cell) == nil)
  }
}

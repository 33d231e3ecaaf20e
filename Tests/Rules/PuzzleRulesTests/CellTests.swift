import PuzzleRules
import TestSupport
import Testing

@Suite struct Cells {
  @Test func `all names of the largest board round trip`() throws {
    let size = try #require(PuzzleSize(columns: 16, rows: 16))
    var names: Set<String> = []
    for cell in size.cells {
      names.insert(cell.description)
      #expect(Cell(cell.description) == cell)
    }
    #expect(names.count == 256)
  }

  @Test(arguments: [
    ("a1", 0, 0), ("d4", 3, 3), ("b1", 1, 0), ("a2", 0, 1), ("p1", 15, 0), ("p16", 15, 15),
  ])
  func `a name gives column and row`(name: String, column: Int, row: Int) {
    #expect(Cell(name) == Cell(column: column, row: row))
  }

  @Test(arguments: [
    "", "a", "1", "a0", "a01", "a17", "a100", "q1", "A1", "`1", "1a", "a-1", " a1", "a1 ", "é1",
    "a１",
  ])
  func `other texts name no cell`(text: String) {
    #expect(Cell(text) == nil)
  }

  @Test(arguments: [
    (-1, 0, "(-1, 0)"), (0, -1, "(0, -1)"), (16, 0, "(16, 0)"), (3, 16, "(3, 16)"),
    (Int.min, Int.max, "(\(Int.min), \(Int.max))"),
  ])
  func `a cell off every board has a description`(column: Int, row: Int, description: String) {
    #expect(Cell(column: column, row: row).description == description)
  }

  @Test func `cells are ordered row by row`() throws {
    let names = ["b2", "c1", "a2", "a10"]
    let cells = try names.map { try #require(Cell($0)) }
    #expect(cells.sorted().map(\.description) == ["c1", "a2", "b2", "a10"])
  }
}

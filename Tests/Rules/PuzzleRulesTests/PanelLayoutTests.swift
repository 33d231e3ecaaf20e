import PuzzleRules
import TestSupport
import Testing

@Suite struct Layouts {
  private static let small = PuzzleSize(columns: 3, rows: 2) ?? .standard

  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 0], []),
      ([0, 1, 2, 3, 5, 4], []),
      ([1, 2, 3, 4, 5], ["the layout has 5 cells instead of 6", "the open cell is missing"]),
      (
        [1, 2, 3, 4, 5, 0, 6],
        ["the layout has 7 cells instead of 6", "panel 6 at a3 is larger than 5"]
      ),
      ([1, 2, 2, 4, 5, 0], ["panel 2 appears twice, at b1 and c1", "panel 3 is missing"]),
      ([1, 0, 3, 4, 5, 0], ["the open cell appears twice, at b1 and c2", "panel 2 is missing"]),
      ([1, 2, 3, 4, 255, 0], ["panel 255 at b2 is larger than 5", "panel 5 is missing"]),
      (
        [9, 1, 1, 1, 7],
        [
          "the layout has 5 cells instead of 6", "panel 9 at a1 is larger than 5",
          "panel 1 appears twice, at b1 and c1", "panel 1 appears twice, at b1 and a2",
          "panel 7 at b2 is larger than 5", "the open cell is missing", "panel 2 is missing",
          "panel 3 is missing", "panel 4 is missing", "panel 5 is missing",
        ]
      ),
    ] as [([UInt8], [String])]
  )
  func `all problems are found at once`(numbers: [UInt8], problems: [String]) throws {
    let layout = PanelLayout(size: Self.small, numbers: numbers)
    #expect(layout.problems.map(\.description) == problems)
    if problems.isEmpty {
      #expect(try Puzzle(layout).layout == layout)
    } else {
      let error = #expect(throws: LayoutError.self) { try Puzzle(layout) }
      #expect(error?.problems == layout.problems)
      #expect(error?.description == problems.joined(separator: "; "))
    }
  }

  @Test func `problems have numbers and cells`() {
    let layout = PanelLayout(size: Self.small, numbers: [6, 1, 1, 2, 3, 0, 4])
    #expect(
      layout.problems == [
        .cellCount(7, expected: 6),
        .numberTooLarge(6, at: Cell(column: 0, row: 0), largest: 5),
        .duplicate(1, first: Cell(column: 1, row: 0), second: Cell(column: 2, row: 0)),
        .missing(5),
      ]
    )
  }

  @Test func `every byte can be a number of the largest puzzle`() throws {
    let size = try #require(PuzzleSize(columns: 16, rows: 16))
    let layout = PanelLayout(size: size, numbers: Array(UInt8.min...UInt8.max))
    #expect(layout.problems.isEmpty)
    #expect(layout == PuzzleGoal.openFirst.layout(size: size))
    #expect(try Puzzle(layout).isSolved(.openFirst))
  }
}

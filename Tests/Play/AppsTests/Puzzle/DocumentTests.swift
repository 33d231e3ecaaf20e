@testable import Apps
import PuzzleRules
import TestSupport
import Testing

/// The tests of the original document, on the state of the app.
///
/// There a position is written as (x, y), and x is the row: so (2, 3) is in the third row and the
/// fourth column.
@Suite struct `The original document's` {
  /// Returns the cell that the document calls (x, y).
  private func cell(_ x: Int, _ y: Int) -> Cell { Cell(column: y, row: x) }

  @Test func `initial layout has 16 cells`() {
    let state = PuzzleDriver().state
    #expect(state.puzzle.layout.numbers.count == 16)
    #expect(state.puzzle.layout.numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0])
    #expect(state.puzzle.openCell == cell(3, 3))
    #expect(state.phase == .waiting)
  }

  @Test(arguments: [(0, 0), (1, 2), (2, 2), (3, 3)])
  func `panels away from the open cell cannot slide`(x: Int, y: Int) {
    #expect(PuzzleDriver().state.puzzle.movable(at: cell(x, y)) == nil)
  }

  @Test(arguments: [(2, 3), (3, 2)])
  func `panels beside the open cell can slide there`(x: Int, y: Int) {
    #expect(PuzzleDriver().state.puzzle.movable(at: cell(x, y)) == cell(3, 3))
  }
}

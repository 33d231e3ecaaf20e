import GameRecords

extension RenderingOptions {
  /// Returns the options for a game whose board is turned: marks are where their cells are then.
  func turned(_ size: GridSize) -> RenderingOptions {
    var options = self
    options.marks = marks.map { $0.moved { orientation.place($0, on: size) } }
    return options
  }

  /// Refuses what a picture of a board cannot have.
  /// - Throws: ``RenderingError``.
  func check(on board: GridSize) throws(RenderingError) {
    try checkMarks(on: board)
    try checkCaption()
  }

  /// Refuses marks that are not on a board.
  /// - Throws: ``RenderingError``.
  private func checkMarks(on board: GridSize) throws(RenderingError) {
    for cell in marks.flatMap(\.cells) where !board.contains(cell) {
      throw RenderingError(
        "a mark is on \(cell), which a board of \(board) does not have",
        help: "the last cell is \(GridCell(x: board.width - 1, y: board.height - 1))"
      )
    }
  }
}

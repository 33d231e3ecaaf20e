/// Something drawn on the board to point something out.
public enum BoardMark: Hashable, Sendable {
  /// A few letters on a cell.
  case text(String, on: GridCell)
  /// An outline on a cell.
  case shape(Shape, on: GridCell)
  /// An arrow from the middle of one cell to that of another.
  case arrow(from: GridCell, to: GridCell)

  /// An outline.
  public enum Shape: String, Hashable, CaseIterable, Sendable {
    case circle, square, triangle, cross
  }

  /// The most letters of a text.
  public static let longestText = 3

  /// The cells that it touches: one, or both ends of an arrow.
  public var cells: [GridCell] {
    switch self {
    case .text(_, let cell), .shape(_, let cell): [cell]
    case .arrow(let start, let end): [start, end]
    }
  }

  /// Returns the mark on other cells.
  func moved(_ move: (GridCell) -> GridCell) -> BoardMark {
    switch self {
    case .text(let text, let cell): .text(text, on: move(cell))
    case .shape(let shape, let cell): .shape(shape, on: move(cell))
    case .arrow(let start, let end): .arrow(from: move(start), to: move(end))
    }
  }
}

extension RenderingOptions {
  /// Returns the options for a game whose board is turned: marks are where their cells are then.
  func turned(_ size: GridSize) -> RenderingOptions {
    var options = self
    options.marks = marks.map { $0.moved { orientation.place($0, on: size) } }
    return options
  }

  /// Refuses marks that are not on a board.
  /// - Throws: ``RenderingError``.
  func checkMarks(on board: GridSize) throws(RenderingError) {
    for cell in marks.flatMap(\.cells) where !board.contains(cell) {
      throw RenderingError(
        "a mark is on \(cell), which a board of \(board) does not have",
        help: "the last cell is \(GridCell(x: board.width - 1, y: board.height - 1))"
      )
    }
  }
}

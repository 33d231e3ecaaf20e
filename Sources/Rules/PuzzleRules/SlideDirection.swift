/// The direction in which a panel moves.
///
/// The open cell moves the opposite way.
public enum SlideDirection: String, CaseIterable, Hashable, Sendable {
  /// To the column before.
  case left
  /// To the column after.
  case right
  /// To the row above.
  case up
  /// To the row below.
  case down

  /// The direction back.
  public var opposite: SlideDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// Returns the next cell in this direction, on a board or not.
  func next(after cell: Cell) -> Cell {
    switch self {
    case .left: Cell(column: cell.column - 1, row: cell.row)
    case .right: Cell(column: cell.column + 1, row: cell.row)
    case .up: Cell(column: cell.column, row: cell.row - 1)
    case .down: Cell(column: cell.column, row: cell.row + 1)
    }
  }
}

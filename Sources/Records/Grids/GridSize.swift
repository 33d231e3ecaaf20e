/// The columns and rows of a board that is drawn, at most 16 each.
public struct GridSize: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of cells.
  public var cellCount: Int { width * height }

  /// The cells, row by row from `a1`.
  public var cells: [GridCell] {
    (0..<height).flatMap { y in (0..<width).map { GridCell(x: $0, y: y) } }
  }

  /// Returns where a cell is in ``cells``.
  package func index(of cell: GridCell) -> Int { cell.y * width + cell.x }

  /// Whether the board has a cell.
  public func contains(_ cell: GridCell) -> Bool {
    0..<width ~= cell.x && 0..<height ~= cell.y
  }
}

extension GridSize: CustomStringConvertible {
  /// Columns × rows, for example `8×8`.
  public var description: String { "\(width)×\(height)" }
}

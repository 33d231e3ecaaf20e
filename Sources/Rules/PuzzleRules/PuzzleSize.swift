/// The columns and rows of a puzzle: from 2 to 16 each, not necessarily equal.
public struct PuzzleSize: Hashable, Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// The range of both numbers; panels of the largest puzzle still fit in a byte.
  public static let range = 2...16

  /// The 4×4 puzzle with 15 panels.
  public static let standard = PuzzleSize(uncheckedColumns: 4, rows: 4)

  /// Creates a size; `nil` unless both numbers are within ``range``.
  public init?(columns: Int, rows: Int) {
    guard Self.range.contains(columns), Self.range.contains(rows) else { return nil }
    self.init(uncheckedColumns: columns, rows: rows)
  }

  private init(uncheckedColumns columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of cells, including the open one.
  public var cellCount: Int { columns * rows }

  /// The number of panels, which is also the number on the last one.
  public var panelCount: Int { cellCount - 1 }

  /// Every cell, row by row from `a1`.
  public var cells: some Sequence<Cell> { (0..<cellCount).lazy.map(cell(at:)) }

  /// Whether the cell is on a board of this size.
  public func contains(_ cell: Cell) -> Bool {
    0..<columns ~= cell.column && 0..<rows ~= cell.row
  }

  /// Returns where a cell is in ``cells``, or `nil` if it is not on the board.
  public func index(of cell: Cell) -> Int? {
    contains(cell) ? cell.row * columns + cell.column : nil
  }

  /// Returns the cell at an index of ``cells``.
  ///
  /// An index past the last one gives a cell below the board.
  ///
  /// - Precondition: The index is not negative.
  public func cell(at index: Int) -> Cell {
    precondition(index >= 0, "the index must not be negative")
    return Cell(column: index % columns, row: index / columns)
  }
}

extension PuzzleSize: CustomStringConvertible {
  /// Columns × rows, for example `4×4`.
  public var description: String { "\(columns)×\(rows)" }
}

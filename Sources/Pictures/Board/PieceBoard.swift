public import GameRecords

/// A board with pieces on some of its cells.
public struct PieceBoard: Hashable, Sendable {
  /// The columns and rows.
  public let size: GridSize
  /// The pieces row by row; `nil` for an empty cell.
  private var pieces: [Piece?]

  /// Creates an empty board.
  public init(_ size: GridSize) {
    self.size = size
    pieces = Array(repeating: nil, count: size.cellCount)
  }

  /// Creates a board from its pieces, row by row; `nil` for an empty cell.
  /// - Precondition: There are as many as cells.
  public init(_ size: GridSize, _ pieces: [Piece?]) {
    precondition(pieces.count == size.cellCount, "each cell has a piece or none")
    self.size = size
    self.pieces = pieces
  }

  /// The piece on a cell of the board; `nil` if it is empty.
  /// - Precondition: The board has the cell.
  public subscript(cell: GridCell) -> Piece? {
    get { pieces[size.index(of: cell)] }
    set { pieces[size.index(of: cell)] = newValue }
  }
}

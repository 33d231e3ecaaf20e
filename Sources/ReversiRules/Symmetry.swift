/// One of the eight ways to look at a board: turned, mirrored, or both.
///
/// The rules are the same in all of them.
public struct Symmetry: Hashable, Sendable {
  private let mirrorsColumns: Bool
  private let mirrorsRows: Bool
  private let swapsSides: Bool

  /// All eight, the first of which changes nothing.
  public static let all = (0..<8).map { number in
    Symmetry(
      mirrorsColumns: number & 1 != 0,
      mirrorsRows: number & 2 != 0,
      swapsSides: number & 4 != 0
    )
  }

  /// The size of the board as it is seen.
  public func image(of size: BoardSize) -> BoardSize {
    swapsSides ? BoardSize(width: size.height, height: size.width) ?? size : size
  }

  /// Where a square of a board of some size is seen.
  public func image(of square: Square, on size: BoardSize) -> Square {
    let x = mirrorsColumns ? size.width - 1 - square.x : square.x
    let y = mirrorsRows ? size.height - 1 - square.y : square.y
    return swapsSides ? Square(uncheckedX: y, y: x) : Square(uncheckedX: x, y: y)
  }

  /// The board as it is seen.
  public func image(of board: Board) -> Board {
    var image = Board(size: self.image(of: board.size))
    for square in board.size.squares where board[square] != nil {
      image[self.image(of: square, on: board.size)] = board[square]
    }
    return image
  }
}

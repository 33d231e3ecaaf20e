/// One of the eight symmetries of a board: rotated, mirrored, or both.
///
/// The rules are the same under all of them.
public struct Symmetry: Hashable, Sendable {
  private let mirrorsColumns: Bool
  private let mirrorsRows: Bool
  private let swapsSides: Bool

  /// All eight symmetries, starting with the identity.
  public static let all = (0..<8).map { number in
    Symmetry(
      mirrorsColumns: number & 1 != 0,
      mirrorsRows: number & 2 != 0,
      swapsSides: number & 4 != 0
    )
  }

  /// Returns the size of the transformed board.
  public func image(of size: BoardSize) -> BoardSize {
    swapsSides ? BoardSize(width: size.height, height: size.width) ?? size : size
  }

  /// Returns the image of a square of a board of some size.
  public func image(of square: Square, on size: BoardSize) -> Square {
    let x = mirrorsColumns ? size.width - 1 - square.x : square.x
    let y = mirrorsRows ? size.height - 1 - square.y : square.y
    return swapsSides ? Square(uncheckedX: y, y: x) : Square(uncheckedX: x, y: y)
  }

  /// Returns the transformed board.
  public func image(of board: Board) -> Board {
    var image = Board(size: self.image(of: board.size))
    for square in board.size.squares where board[square] != nil {
      image[self.image(of: square, on: board.size)] = board[square]
    }
    return image
  }
}

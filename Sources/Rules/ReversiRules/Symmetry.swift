/// One of the eight symmetries of a board: rotated, mirrored, or both.
///
/// The rules are the same under all of them.
public struct Symmetry: Hashable, Sendable {
  let mirrorsColumns: Bool
  let mirrorsRows: Bool
  /// Whether columns become rows, after any mirroring.
  let swapsSides: Bool

  /// All eight symmetries, starting with the identity.
  public static let all = (0..<8).map { number in
    Symmetry(
      mirrorsColumns: number & 1 != 0,
      mirrorsRows: number & 2 != 0,
      swapsSides: number & 4 != 0
    )
  }

  /// The symmetry that changes nothing.
  public static let identity = all[0]

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
    Board(storage: board.storage.image(under: self))
  }

  /// Returns the transformed position.
  public func image(of position: Position) -> Position {
    Position(board: image(of: position.board), turn: position.turn)
  }

  /// The symmetry that undoes this one.
  public var inverse: Symmetry {
    guard swapsSides else { return self }
    return Symmetry(mirrorsColumns: mirrorsRows, mirrorsRows: mirrorsColumns, swapsSides: true)
  }
}

extension Position {
  /// The position in the orientation that comes first in some fixed order, and the symmetry that
  /// leads there.
  ///
  /// Two positions are equal apart from their orientation if and only if their canonical forms are
  /// equal.
  public var canonical: (position: Position, symmetry: Symmetry) {
    let (board, symmetry) = board.storage.canonical
    return (Position(board: Board(storage: board), turn: turn), symmetry)
  }
}

public import ReversiRules

/// The first move of a game from the standard start, as written.
public struct FirstMove: Hashable, Sendable {
  /// Where the disk is placed.
  public let square: Square
  /// The size of the board.
  public let size: BoardSize
}

extension FirstMove: Comparable {
  /// Compares the board's height and width, then the square.
  public static func < (a: FirstMove, b: FirstMove) -> Bool {
    (a.size.height, a.size.width, a.square) < (b.size.height, b.size.width, b.square)
  }
}

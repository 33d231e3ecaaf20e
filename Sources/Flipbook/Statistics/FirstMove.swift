public import ReversiRules

/// The first move of a game that begins from the standard start, as it is written.
public struct FirstMove: Hashable, Sendable {
  /// Where the disk is placed.
  public let square: Square
  /// The size of the board.
  public let size: BoardSize
}

extension FirstMove: Comparable {
  /// By the board's height and width, then by the square.
  public static func < (a: FirstMove, b: FirstMove) -> Bool {
    (a.size.height, a.size.width, a.square) < (b.size.height, b.size.width, b.square)
  }
}

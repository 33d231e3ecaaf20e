/// A side's move on its turn.
public enum Move: Hashable, Sendable {
  /// A disk placed on a square.
  case placement(Square)
  /// No disk placed, because no square was legal.
  case pass
}

extension Move: CustomStringConvertible {
  /// The square's name, or `pass`.
  public var description: String {
    switch self {
    case .placement(let square): square.description
    case .pass: "pass"
    }
  }
}

/// Why a move breaks the rules.
public enum IllegalMove: Error, Hashable, Sendable {
  /// The square is not on this board.
  case offBoard
  /// The square already has a disk.
  case occupied
  /// No disk of the other side would be flipped.
  case flipsNothing
  /// The side passed although it has a legal placement.
  case passWithMoves
  /// The game was over before the move: neither side can place a disk.
  case gameOver
}

extension IllegalMove: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .offBoard: "the square is not on the board"
    case .occupied: "the square is occupied"
    case .flipsNothing: "the move flips no disk"
    case .passWithMoves: "a side cannot pass while it has a legal move"
    case .gameOver: "the game is over"
    }
  }
}

public import ReversiRules

extension Position {
  /// A random legal move, or a pass if there is none.
  public func randomMove(using generator: inout some RandomNumberGenerator) -> Move {
    Array(legalMoves).randomElement(using: &generator).map(Move.placement) ?? .pass
  }

  /// The moves, passes written out, of a random game from this position to its end.
  ///
  /// It has at most two moves per square, lest broken rules never end it.
  public func randomGame(using generator: inout some RandomNumberGenerator) -> [Move] {
    var position = self
    var moves: [Move] = []
    while position.turn != nil, moves.count < 2 * board.size.squareCount {
      let move = position.randomMove(using: &generator)
      guard (try? position.play(move)) != nil else { break }
      moves.append(move)
    }
    return moves
  }
}

extension Board {
  /// A board with disks on random squares, which need not come up in any game.
  ///
  /// One square in `sparseness` is left empty on average.
  public static func random(
    size: BoardSize = .standard,
    sparseness: Int,
    using generator: inout some RandomNumberGenerator
  ) -> Board {
    var board = Board(size: size)
    for square in size.squares where Int.random(in: 0..<sparseness, using: &generator) != 0 {
      board[square] = Bool.random(using: &generator) ? .dark : .light
    }
    return board
  }
}

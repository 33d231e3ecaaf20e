public import ReversiRules

extension Position {
  /// Returns a random legal move, or a pass if there is none.
  public func randomMove(using generator: inout some RandomNumberGenerator) -> Move {
    Array(legalMoves).randomElement(using: &generator).map(Move.placement) ?? .pass
  }

  /// Returns the moves of a random game from this position to its end, including passes.
  ///
  /// The game has at most two moves per square, so that it ends even if the rules are broken.
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
  /// Returns a board with disks on random squares, which no game may reach.
  ///
  /// On average, one square in `sparseness` is empty.
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

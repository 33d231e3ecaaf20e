extension Position {
  /// Returns the number of different lines of play of some depth, for testing move generators.
  ///
  /// A pass counts as a ply; a game that ends earlier counts once. From the start these are 4, 12,
  /// 56, 244, 1396, 8200, 55092, 390216, 3005288, … for depths from 1.
  public func perft(depth: Int) -> UInt64 {
    guard depth > 0, let turn else { return 1 }
    if case .bits(let bits) = board.storage {
      return bits.perft(depth: depth, turn: turn)
    }
    let moves = legalMoves
    if moves.isEmpty { return perftAfterPass(depth: depth) }
    if depth == 1 { return UInt64(moves.count) }
    var lines: UInt64 = 0
    for square in moves {
      var next = self
      next.board.place(turn, at: square)
      next.turn = turn.opponent
      lines += next.perft(depth: depth - 1)
    }
    return lines
  }

  /// The lines of play from a position whose side to move is blocked.
  private func perftAfterPass(depth: Int) -> UInt64 {
    mustPass ? Position(board: board, turn: turn?.opponent).perft(depth: depth - 1) : 1
  }
}

extension BitBoard {
  /// The number of lines of play of one ply or more, computed on two words.
  func perft(depth: Int, turn: Disk) -> UInt64 {
    Self.perft(depth, mover: self[turn], opponent: self[turn.opponent], Rays.table)
  }

  private static func perft(
    _ depth: Int,
    mover: UInt64,
    opponent: UInt64,
    _ table: [Rays]
  ) -> UInt64 {
    var moves = moves(mover: mover, opponent: opponent)
    guard moves != 0 else {
      if depth == 1 || Self.moves(mover: opponent, opponent: mover) == 0 { return 1 }
      return perft(depth - 1, mover: opponent, opponent: mover, table)
    }
    // The last ply needs no boards, only the number of moves.
    if depth == 1 { return UInt64(moves.nonzeroBitCount) }
    var lines: UInt64 = 0
    while moves != 0 {
      let index = moves.trailingZeroBitCount
      let rays = table[index & 7 | (index & 56) &<< 1]
      let flips = flips(along: rays, mover: mover, opponent: opponent)
      lines &+= perft(
        depth - 1,
        mover: opponent ^ flips,
        opponent: mover ^ flips ^ rays.origin,
        table
      )
      moves &= moves &- 1
    }
    return lines
  }
}

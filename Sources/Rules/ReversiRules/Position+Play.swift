extension Position {
  /// Plays a move of the side to move and returns the disks that it flips, none for a pass.
  ///
  /// Afterwards it is the other side's turn, even if that side must pass. If neither side can move,
  /// there is no turn.
  ///
  /// - Throws: The reason why the move is illegal; the position is then unchanged.
  @discardableResult
  public mutating func play(_ move: Move) throws(IllegalMove) -> Flips {
    guard let turn else { throw .gameOver }
    switch move {
    case .placement(let square):
      let flips = board.place(turn, at: square)
      if flips.isEmpty, let reason = legality(of: move) { throw reason }
      self.turn = turn.opponent
      endIfOver()
      return flips
    case .pass:
      if let reason = legality(of: move) { throw reason }
      self.turn = turn.opponent
      return .none(size: board.size)
    }
  }

  /// Plays moves from an index to the end or to another index, exactly as written, up to the first
  /// illegal one.
  ///
  /// Missing passes are not supplied. The turn afterwards is as after ``play(_:)``. On the 8×8
  /// board, nothing is allocated.
  ///
  /// - Precondition: The indices are from 0 to the number of moves, in order.
  /// - Returns: The number of moves played.
  public mutating func play(
    contentsOf moves: [Move],
    from start: Int = 0,
    upTo end: Int? = nil
  ) -> Int {
    guard let turn else { return 0 }
    let moves = moves[start..<(end ?? moves.count)]
    let played = board.storage.play(contentsOf: moves, startingWith: turn)
    finish(played, startingWith: turn)
    return played
  }

  /// Plays moves in the same way, and appends how many disks each move flips, 0 for a pass.
  package mutating func play(
    contentsOf moves: [Move],
    from start: Int = 0,
    addingFlipsTo counts: inout [UInt8]
  ) -> Int {
    guard let turn else { return 0 }
    let before = counts.count
    counts.append(contentsOf: repeatElement(0, count: moves.count - start))
    let played = counts.withUnsafeMutableBufferPointer { counts in
      board.storage.play(
        contentsOf: moves[start...],
        startingWith: turn,
        countingFlipsIn: UnsafeMutableBufferPointer(rebasing: counts[before...])
      )
    }
    counts.removeLast(counts.count - before - played)
    finish(played, startingWith: turn)
    return played
  }

  /// Sets the turn after some moves.
  private mutating func finish(_ played: Int, startingWith turn: Disk) {
    guard played > 0 else { return }
    self.turn = played.isMultiple(of: 2) ? turn : turn.opponent
    endIfOver()
  }

  /// Clears the turn if neither side can move.
  private mutating func endIfOver() {
    guard let side = turn, !board.canMove(side), !board.canMove(side.opponent) else { return }
    turn = nil
  }
}

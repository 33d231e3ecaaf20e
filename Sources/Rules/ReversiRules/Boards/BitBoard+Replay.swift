extension BitBoard {
  mutating func play(contentsOf moves: ArraySlice<Move>, startingWith side: Disk) -> Int {
    play(moves, startingWith: side) { _, _ in }
  }

  mutating func play(
    contentsOf moves: ArraySlice<Move>,
    startingWith side: Disk,
    countingFlipsIn counts: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    play(moves, startingWith: side) { index, flips in
      counts[index] = UInt8(truncatingIfNeeded: flips.nonzeroBitCount)
    }
  }

  /// Plays moves, and reports for each the number of moves before it and its flips.
  @inline(__always)
  private mutating func play(
    _ moves: ArraySlice<Move>,
    startingWith side: Disk,
    report: (Int, UInt64) -> Void
  ) -> Int {
    var mover = self[side]
    var opponent = self[side.opponent]
    let table = Rays.table
    var played = 0
    replay: for move in moves {
      switch move {
      case .placement(let square):
        let rays = table[Int(square.rawValue)]
        guard (mover | opponent) & rays.origin == 0 else { break replay }
        let flips = Self.flips(along: rays, mover: mover, opponent: opponent)
        guard flips != 0 else { break replay }
        (mover, opponent) = (opponent ^ flips, mover ^ flips ^ rays.origin)
        report(played, flips)
      case .pass:
        guard Self.mustPass(mover: mover, opponent: opponent) else { break replay }
        swap(&mover, &opponent)
        report(played, 0)
      }
      played &+= 1
    }
    let next = played.isMultiple(of: 2) ? side : side.opponent
    self[next] = mover
    self[next.opponent] = opponent
    return played
  }

  /// Whether the mover has no move while the opponent has one.
  ///
  /// Not inlined, because it would take registers from the loop above.
  @inline(never)
  private static func mustPass(mover: UInt64, opponent: UInt64) -> Bool {
    moves(mover: mover, opponent: opponent) == 0 && moves(mover: opponent, opponent: mover) != 0
  }
}

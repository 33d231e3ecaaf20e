extension BitBoard {
  /// The empty squares from which a line of the opponent's disks leads to one of the mover's.
  ///
  /// In each of the eight directions, the mover's disks are spread over adjacent opponent's disks;
  /// the squares one step further are moves if they are empty.
  @inline(__always)
  static func moves(mover: UInt64, opponent: UInt64) -> UInt64 {
    // A line along a row or a diagonal never flips a disk in the first or last column. Without
    // these columns, no step wraps from one edge to the other.
    let inner = opponent & 0x7e7e_7e7e_7e7e_7e7e
    var reached = alongRows(mover, inner)
    reached |= bothWays(mover, opponent, by: 8)
    reached |= bothWays(mover, inner, by: 7)
    reached |= bothWays(mover, inner, by: 9)
    return reached & ~(mover | opponent)
  }

  /// The squares that end a run of `over` begun by a disk of `mover`, where a step changes the bit
  /// number by `step`.
  @inline(__always)
  private static func bothWays(_ mover: UInt64, _ over: UInt64, by step: UInt64) -> UInt64 {
    var up = over & (mover &<< step)
    var down = over & (mover &>> step)
    up |= over & (up &<< step)
    down |= over & (down &>> step)
    // Pairs of adjacent disks let the last steps go two squares at a time.
    let pairsUp = over & (over &<< step)
    let pairsDown = pairsUp &>> step
    up |= pairsUp & (up &<< (2 &* step))
    down |= pairsDown & (down &>> (2 &* step))
    up |= pairsUp & (up &<< (2 &* step))
    down |= pairsDown & (down &>> (2 &* step))
    return up &<< step | down &>> step
  }

  /// The same along the rows.
  ///
  /// To the right, the carry of an addition runs through the opponent's disks.
  @inline(__always)
  private static func alongRows(_ mover: UInt64, _ over: UInt64) -> UInt64 {
    let right = (over &+ (over & mover &<< 1)) & ~over
    var left = over & mover &>> 1
    left |= over & left &>> 1
    let pairs = over & over &>> 1
    left |= pairs & left &>> 2
    left |= pairs & left &>> 2
    return right | left &>> 1
  }
}

extension BitBoard {
  /// The opponent's disks that the mover flips with a disk on the empty square where some rays
  /// begin.
  ///
  /// A line toward higher bits is found by an addition whose carry runs through the opponent's
  /// disks. The lines up are such lines on the board with its rows in reverse order, which is the
  /// word with its bytes reversed.
  @inline(__always)
  static func flips(along rays: Rays, mover: UInt64, opponent: UInt64) -> UInt64 {
    let down =
      higher(rays.downLeft, mover, opponent) | higher(rays.down, mover, opponent)
      | higher(rays.downRight, mover, opponent)

    let (moverMirrored, opponentMirrored) = (mover.byteSwapped, opponent.byteSwapped)
    let up =
      higher(rays.upLeftMirrored, moverMirrored, opponentMirrored)
      | higher(rays.upMirrored, moverMirrored, opponentMirrored)
      | higher(rays.upRightMirrored, moverMirrored, opponentMirrored)

    let row = higher(rays.right, mover, opponent) | left(rays.left, mover, opponent)
    return down | up.byteSwapped | row
  }

  /// The opponent's disks at the beginning of a ray toward higher bits, if the mover has a disk
  /// right after them.
  @inline(__always)
  private static func higher(_ ray: Ray, _ mover: UInt64, _ opponent: UInt64) -> UInt64 {
    // With every bit outside the ray set, adding one carries to the ray's first square without an
    // opponent's disk.
    let end = ((opponent | ray.others) &+ 1) & mover & ray.squares
    return (end &- (end == 0 ? 0 : 1)) & ray.squares
  }

  /// The same on the ray to the left, whose squares are a run of lower bits.
  @inline(__always)
  private static func left(_ ray: UInt64, _ mover: UInt64, _ opponent: UInt64) -> UInt64 {
    // Find the highest bit without an opponent's disk. The lowest bit is set so that there is one;
    // if it is not on the ray, it is masked out.
    let others = ray & ~opponent | 1
    let end = (1 << 63) &>> UInt64(others.leadingZeroBitCount) & mover & ray
    return (0 &- (end &<< 1)) & ray
  }
}

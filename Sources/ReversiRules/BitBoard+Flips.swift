/// The squares of the 8×8 board beyond one square, in the directions toward higher bits and left.
struct Rays {
  var right: UInt64 = 0
  var left: UInt64 = 0
  var downLeft: UInt64 = 0
  var down: UInt64 = 0
  var downRight: UInt64 = 0

  /// The rays of every square, by its bit number.
  static let table = (0..<64).map { Rays(x: $0 % 8, y: $0 / 8) }

  /// The rays of the square in column `x` and row `y`.
  private init(x: Int, y: Int) {
    func ray(_ direction: Direction) -> UInt64 {
      (1...7).reduce(into: 0) { ray, distance in
        let x = x + direction.dx * distance
        let y = y + direction.dy * distance
        if 0...7 ~= x, 0...7 ~= y { ray |= 1 << UInt64(y * 8 + x) }
      }
    }
    right = ray(.right)
    left = ray(.left)
    downLeft = ray(.downLeft)
    down = ray(.down)
    downRight = ray(.downRight)
  }
}

extension BitBoard {
  /// The opponent's disks that a mover's disk on an empty square would turn over.
  static func flips(from square: Square, mover: UInt64, opponent: UInt64) -> UInt64 {
    flips(from: square.bit.trailingZeroBitCount, mover: mover, opponent: opponent, Rays.table)
  }

  /// The same for the square with a bit number.
  ///
  /// A line toward higher bits is found by an addition whose carry runs through the opponent's
  /// disks. The lines up are lines down on the board with its rows in reverse order, which is the
  /// word with its bytes reversed.
  @inline(__always)
  static func flips(
    from index: Int,
    mover: UInt64,
    opponent: UInt64,
    _ table: [Rays]
  ) -> UInt64 {
    let rays = table[index]
    let mirrored = table[index ^ 56]
    let (moverMirrored, opponentMirrored) = (mover.byteSwapped, opponent.byteSwapped)

    let down =
      upward(rays.downLeft, mover, opponent) | upward(rays.down, mover, opponent)
      | upward(rays.downRight, mover, opponent)
    let up =
      upward(mirrored.downLeft, moverMirrored, opponentMirrored)
      | upward(mirrored.down, moverMirrored, opponentMirrored)
      | upward(mirrored.downRight, moverMirrored, opponentMirrored)
    let row = upward(rays.right, mover, opponent) | leftward(rays.left, mover, opponent)
    return down | up.byteSwapped | row
  }

  /// The opponent's disks between a square and the nearest mover's disk on a ray toward higher bits.
  @inline(__always)
  private static func upward(_ ray: UInt64, _ mover: UInt64, _ opponent: UInt64) -> UInt64 {
    // With every bit outside the ray set, adding one carries to the first square of the ray
    // without an opponent's disk.
    let end = ((opponent | ~ray) &+ 1) & mover & ray
    return (end &- (end == 0 ? 0 : 1)) & ray
  }

  /// The same on the ray to the left, which is a run of adjacent lower bits.
  @inline(__always)
  private static func leftward(_ ray: UInt64, _ mover: UInt64, _ opponent: UInt64) -> UInt64 {
    var below = ray & ~opponent
    below |= below &>> 1
    below |= below &>> 2
    below |= below &>> 4
    let end = below & ~(below &>> 1) & mover
    return (0 &- (end &<< 1)) & ray
  }
}

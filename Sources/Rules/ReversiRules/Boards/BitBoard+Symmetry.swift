extension BitBoard {
  func image(under symmetry: Symmetry) -> BitBoard {
    BitBoard(dark: dark.image(under: symmetry), light: light.image(under: symmetry))
  }

  func precedes(_ other: BitBoard) -> Bool {
    dark == other.dark ? light < other.light : dark < other.dark
  }

  /// Counts the disks on the squares that orientations exchange, such as the four corners: ten sets of
  /// squares, each with a factor of its own.
  var orbitHash: UInt64 {
    var hash: UInt64 = 0
    for orbit in Self.orbits {
      hash &+= UInt64(truncatingIfNeeded: (dark & orbit.squares).nonzeroBitCount) &* orbit.dark
      hash &+= UInt64(truncatingIfNeeded: (light & orbit.squares).nonzeroBitCount) &* orbit.light
    }
    return hash
  }

  private struct Orbit {
    let squares, dark, light: UInt64
  }

  /// The orbits of the squares of one eighth of the board.
  private static let orbits: [Orbit] = (0..<4).flatMap { y in
    (y..<4).map { x in
      let square: UInt64 = 1 << UInt64(8 * y + x)
      let squares = Symmetry.all.reduce(0) { $0 | square.image(under: $1) }
      // Odd multiples of the golden ratio spread small counts over all bits.
      let factor = 0x9e37_79b9_7f4a_7c15 &* UInt64(16 * y + 2 * x + 1)
      return Orbit(squares: squares, dark: factor, light: factor &* 0xbf58_476d_1ce4_e5b9)
    }
  }
}

extension UInt64 {
  /// Returns the squares of an 8×8 board, one bit for each, in another orientation.
  @inline(__always)
  fileprivate func image(under symmetry: Symmetry) -> UInt64 {
    var squares = self
    if symmetry.mirrorsRows { squares = squares.byteSwapped }
    if symmetry.mirrorsColumns { squares = squares.withColumnsMirrored }
    if symmetry.swapsSides { squares = squares.transposed }
    return squares
  }

  /// The same squares with the bits of each byte, which is a row, in reverse order: single bits,
  /// pairs, then halves of a byte change places.
  @inline(__always)
  private var withColumnsMirrored: UInt64 {
    var squares = self
    squares = squares &>> 1 & 0x5555_5555_5555_5555 | (squares & 0x5555_5555_5555_5555) &<< 1
    squares = squares &>> 2 & 0x3333_3333_3333_3333 | (squares & 0x3333_3333_3333_3333) &<< 2
    return squares &>> 4 & 0x0f0f_0f0f_0f0f_0f0f | (squares & 0x0f0f_0f0f_0f0f_0f0f) &<< 4
  }

  /// The same squares with columns as rows: the quarters of the board on both sides of the diagonal
  /// change places, then the quarters of each quarter, and so on.
  @inline(__always)
  private var transposed: UInt64 {
    var squares = self
    for (distance, mask) in [
      (28, 0x0f0f_0f0f_0000_0000), (14, 0x3333_0000_3333_0000), (7, 0x5500_5500_5500_5500),
    ] as [(UInt64, UInt64)] {
      let changed = mask & (squares ^ squares &<< distance)
      squares ^= changed ^ changed &>> distance
    }
    return squares
  }
}

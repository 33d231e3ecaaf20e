/// The 8×8 board as two words, with bit `y * 8 + x` for each square.
///
/// The rules are in `BitBoard+Mobility.swift` and `BitBoard+Flips.swift`.
struct BitBoard: DiskGrid {
  /// The squares with dark disks.
  var dark: UInt64 = 0

  /// The squares with light disks.
  var light: UInt64 = 0

  var size: BoardSize { .standard }

  /// The squares with disks of one side.
  subscript(side: Disk) -> UInt64 {
    get { side == .dark ? dark : light }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }

  subscript(square: Square) -> Disk? {
    get {
      if dark & square.bit != 0 { return .dark }
      if light & square.bit != 0 { return .light }
      return nil
    }
    set {
      dark &= ~square.bit
      light &= ~square.bit
      if let newValue { self[newValue] |= square.bit }
    }
  }

  var counts: DiskCounts {
    DiskCounts(dark: dark.nonzeroBitCount, light: light.nonzeroBitCount)
  }

  func squares(of side: Disk) -> SquareSet { SquareSet(bits: self[side]) }

  func flips(placing disk: Disk, at square: Square) -> SquareSet {
    guard (dark | light) & square.bit == 0 else { return SquareSet(size: size) }
    let rays = Rays.table[Int(square.rawValue)]
    return SquareSet(
      bits: Self.flips(along: rays, mover: self[disk], opponent: self[disk.opponent])
    )
  }

  func legalMoves(for side: Disk) -> SquareSet {
    SquareSet(bits: Self.moves(mover: self[side], opponent: self[side.opponent]))
  }

  func canMove(_ side: Disk) -> Bool {
    // Most games end on a full board.
    dark | light != .max && Self.moves(mover: self[side], opponent: self[side.opponent]) != 0
  }

  mutating func place(_ disk: Disk, at square: Square, turning flips: SquareSet) {
    self[disk] |= square.bit | flips.bits
    self[disk.opponent] &= ~flips.bits
  }
}

extension Square {
  /// The bit of a square of the 8×8 board.
  var bit: UInt64 { 1 &<< UInt64(rawValue >> 1 & 0x38 | rawValue & 7) }
}

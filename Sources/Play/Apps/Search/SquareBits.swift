import ReversiRules

/// A set of squares with 16 bits for each row, for quick counts and neighbourhoods.
///
/// The bit of a square is its raw value, whatever the size of the board.
struct SquareBits: Equatable {
  /// Four words of four rows each.
  private var words = FourWords()

  /// Creates a set of some squares.
  init(_ squares: some Sequence<Square>) {
    for square in squares { insert(square) }
  }

  /// Creates the same set from one of the rules.
  init(_ set: SquareSet) {
    guard set.size == .standard else {
      for square in set { insert(square) }
      return
    }
    words.first = Self.spread(set.bits & 0xFFFF_FFFF)
    words.second = Self.spread(set.bits >> 32)
  }

  /// Moves four bytes into the lower halves of four 16-bit fields.
  private static func spread(_ bytes: UInt64) -> UInt64 {
    let pairs = (bytes | bytes &<< 16) & 0x0000_FFFF_0000_FFFF
    return (pairs | pairs &<< 8) & 0x00FF_00FF_00FF_00FF
  }

  mutating func insert(_ square: Square) {
    words[Int(square.rawValue >> 6)] |= 1 &<< UInt64(square.rawValue & 63)
  }

  var isEmpty: Bool { words.first | words.second | words.third | words.fourth == 0 }

  /// The number of squares.
  var count: Int {
    let upper = words.first.nonzeroBitCount + words.second.nonzeroBitCount
    // Boards of up to eight rows use two words.
    if words.third | words.fourth == 0 { return upper }
    return upper + words.third.nonzeroBitCount + words.fourth.nonzeroBitCount
  }

  /// A number that differs between almost all pairs of sets.
  var hash: UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in 0..<4 {
      hash = (hash ^ words[index]) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash &>> 29
    }
    return hash
  }
}

extension SquareBits: Sequence, IteratorProtocol {
  /// Removes and returns the first square, row by row; `nil` if there is none.
  mutating func next() -> Square? {
    for index in 0..<4 where words[index] != 0 {
      let bit = words[index].trailingZeroBitCount
      words[index] &= words[index] &- 1
      return Square(rawValue: UInt8(truncatingIfNeeded: index &<< 6 | bit))
    }
    return nil
  }
}

// MARK: - Operations

extension SquareBits {
  /// Applies an operation to each pair of words.
  @inline(__always)
  private func combined(
    _ other: SquareBits,
    _ operation: (UInt64, UInt64) -> UInt64
  ) -> SquareBits {
    var result = self
    for index in 0..<4 { result.words[index] = operation(words[index], other.words[index]) }
    return result
  }

  static func | (a: SquareBits, b: SquareBits) -> SquareBits { a.combined(b, |) }
  static func & (a: SquareBits, b: SquareBits) -> SquareBits { a.combined(b, &) }

  func subtracting(_ other: SquareBits) -> SquareBits { combined(other) { $0 & ~$1 } }

  /// The squares one row below these.
  var below: SquareBits {
    var moved = combined(self) { word, _ in word &<< 16 }
    for index in 1..<4 { moved.words[index] |= words[index - 1] &>> 48 }
    return moved
  }

  /// The squares one row above these.
  var above: SquareBits {
    var moved = combined(self) { word, _ in word &>> 16 }
    for index in 0..<3 { moved.words[index] |= words[index + 1] &<< 48 }
    return moved
  }

  /// The squares to the left of these.
  var left: SquareBits { combined(self) { word, _ in word &>> 1 & 0x7FFF_7FFF_7FFF_7FFF } }

  /// The squares to the right of these.
  var right: SquareBits { combined(self) { word, _ in word &<< 1 & 0xFFFE_FFFE_FFFE_FFFE } }

  /// These squares and all adjacent ones, which may be off the board.
  var withNeighbours: SquareBits {
    let row = self | left | right
    return row | row.above | row.below
  }
}

extension UInt32 {
  /// The sum of the bytes of a word that has up to three: there are no more groups of panels.
  @inline(__always) var byteSum: Int { Int(self & 255) + Int(self >> 8 & 255) + Int(self >> 16) }

  /// Returns the word with another byte.
  @inline(__always)
  func replacing(byte: UInt32, with value: UInt8) -> UInt32 {
    let shift = 8 &* byte
    return self & ~(255 &<< shift) | UInt32(value) &<< shift
  }
}

extension UInt64 {
  /// Returns one of 16 nibbles.
  @inline(__always)
  func nibble(_ index: Int) -> Int {
    Int(truncatingIfNeeded: self &>> UInt64(truncatingIfNeeded: 4 &* index) & 15)
  }

  /// Returns the word with some bits of a nibble changed.
  @inline(__always)
  func changing(nibble index: Int, by bits: Int) -> UInt64 {
    self ^ UInt64(truncatingIfNeeded: bits) &<< UInt64(truncatingIfNeeded: 4 &* index)
  }

  /// Packs up to 16 nibbles.
  init(nibbles: some Collection<Int>) {
    self = nibbles.reversed().reduce(0) { $0 << 4 | UInt64($1) }
  }
}

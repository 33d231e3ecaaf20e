/// Random numbers that are the same in every run: the SplitMix64 generator.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  /// Bytes that decide about the next numbers.
  private var bytes: ArraySlice<UInt8> = []

  /// A generator whose numbers depend on the seed alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// A generator whose first numbers are decided by a byte each, so that what is made of them changes
  /// a little when the bytes do.
  public init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    // Numbers in a range come from the highest bits.
    return bytes.popFirst().map { UInt64($0) << 56 | mixed >> 8 } ?? mixed
  }
}

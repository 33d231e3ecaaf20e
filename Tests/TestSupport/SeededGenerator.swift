/// Random numbers that are the same in every run: the SplitMix64 generator.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  /// Bytes that determine the next numbers.
  private var bytes: ArraySlice<UInt8> = []

  /// Creates a generator whose numbers depend only on the seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Creates a generator whose first numbers are each determined by a byte, so that a small change
  /// of the bytes is a small change of the result.
  public init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    // Swift takes numbers in a range from the highest bits.
    return bytes.popFirst().map { UInt64($0) << 56 | mixed >> 8 } ?? mixed
  }
}

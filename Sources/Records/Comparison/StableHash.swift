/// A hash that is the same for the same bytes in every run: FNV-1a with 64 bits.
package struct StableHash: Hashable, Sendable {
  /// The hash of the bytes that were added.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no bytes.
  package init() {}

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Adds the eight bytes of a number, the lowest one first.
  package mutating func add(number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

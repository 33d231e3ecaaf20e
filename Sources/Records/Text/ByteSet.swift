/// A set of bytes.
@usableFromInline
package struct ByteSet: Sendable {
  @usableFromInline var words = SIMD4<UInt64>()

  /// Creates the set of some bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  /// Whether a byte is in the set.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0
  }
}

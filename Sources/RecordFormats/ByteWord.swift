/// Eight bytes looked at together, as one number in little-endian order.
///
/// Results have the high bit of each byte that was found. Of several only the lowest is certain,
/// which is the one to stop at.
enum ByteWord {
  /// Eight times the same byte.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The bytes that are zero.
  @inline(__always)
  static func zeros(in word: UInt64) -> UInt64 { less(than: 1, in: word) }

  /// The bytes that are less than a number up to 128.
  @inline(__always)
  static func less(than number: UInt8, in word: UInt64) -> UInt64 {
    (word &- all(number)) & ~word & all(0x80)
  }

  /// The index of the first byte that equals `byte`, from `start` on.
  static func firstIndex(
    of byte: UInt8,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    var index = start
    while index + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let hits = zeros(in: word ^ all(byte))
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

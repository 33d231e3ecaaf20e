/// Eight bytes looked at together, as one number in little-endian order.
///
/// Results have the high bit of each byte that was found.
package enum ByteWord {
  /// Eight times the same byte.
  @inlinable
  package static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The bytes that are less than a number up to 128; only the lowest one found is certain.
  @inlinable
  package static func less(than number: UInt8, in word: UInt64) -> UInt64 {
    (word &- all(number)) & ~word & all(0x80)
  }

  /// The bytes that equal another; only the lowest one found is certain.
  @inlinable
  package static func equal(to byte: UInt8, in word: UInt64) -> UInt64 {
    less(than: 1, in: word ^ all(byte))
  }

  /// The index of the first byte that equals `byte`, from `start` on.
  package static func firstIndex(
    of byte: UInt8,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    var index = start
    while index + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let hits = equal(to: byte, in: word)
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// How many bytes equal `byte`.
  package static func count(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    count(in: bytes) { word in
      let difference = word ^ all(byte)
      // No carry runs from one byte into the next, so that every bit is certain.
      return ~((difference & all(0x7F)) &+ all(0x7F) | difference) & all(0x80)
    }
  }

  /// How many Unicode scalars begin: every byte of UTF-8 but a continuation byte begins one.
  package static func scalarCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count - count(in: bytes) { word in word & ~(word &<< 1) & all(0x80) }
  }

  /// Adds up the bytes that `find` marks with their high bits.
  @inline(__always)
  private static func count(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ find: (UInt64) -> UInt64
  ) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    var count = 0
    var index = 0
    while index + 8 <= bytes.count {
      // One sum for each of the eight places, none of which can overflow in so many words.
      let end = min(index + 255 * 8, bytes.count - 7)
      var sums: UInt64 = 0
      while index < end {
        let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        sums &+= find(word) &>> 7
        index += 8
      }
      let pairs = (sums & 0x00FF_00FF_00FF_00FF) &+ (sums &>> 8 & 0x00FF_00FF_00FF_00FF)
      count += Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
    }
    while index < bytes.count {
      count += Int(find(UInt64(bytes[index])) &>> 7 & 1)
      index += 1
    }
    return count
  }
}

/// Operations on eight bytes at once, as one number in little-endian order.
///
/// In results, the high bit of each byte that was found is set.
@usableFromInline
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

  /// The index of the first byte that equals `byte`, starting at `start`.
  package static func firstIndex(
    of byte: UInt8,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let count = bytes.count
    var index = start
    // Steps of four words, until one of them has the byte.
    while index &+ 32 <= count {
      let hits =
        equal(to: byte, in: load(base, index)) | equal(to: byte, in: load(base, index &+ 8))
        | equal(to: byte, in: load(base, index &+ 16))
        | equal(to: byte, in: load(base, index &+ 24))
      if hits != 0 { break }
      index &+= 32
    }
    while index &+ 8 <= count {
      let hits = equal(to: byte, in: load(base, index))
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count {
      if bytes[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  /// The eight bytes at some offset from an address.
  @inlinable
  package static func load(_ address: UnsafePointer<UInt8>, _ offset: Int = 0) -> UInt64 {
    UnsafeRawPointer(address).loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }
}

/// Counts of certain bytes.
package enum ByteCount {
  /// Whether a byte ends a line: a line feed or a carriage return.
  @inlinable
  package static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The number of line ends; CR LF counts as one.
  package static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var ends = count(in: bytes, where: endsLine)
    guard ends > 1 else { return ends }
    var index = 0
    while let end = ByteWord.firstIndex(of: UInt8(ascii: "\r"), in: bytes, from: index) {
      index = end + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { ends -= 1 }
    }
    return ends
  }

  /// The number of Unicode scalars that begin in the bytes: every UTF-8 byte except continuation
  /// bytes begins one.
  package static func scalars(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    count(in: bytes) { $0 & 0xC0 != 0x80 }
  }

  /// Counts in runs whose count fits in a byte, which the compiler vectorises for 16 bytes at once.
  @inline(__always)
  private static func count(
    in bytes: UnsafeBufferPointer<UInt8>,
    where isCounted: (UInt8) -> Bool
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var count = 0
    var start = 0
    while start < bytes.count {
      let length = min(128, bytes.count &- start)
      let run = base + start
      var sum: UInt8 = 0
      var index = 0
      while index < length {
        sum &+= isCounted(run[index]) ? 1 : 0
        index &+= 1
      }
      count &+= Int(sum)
      start &+= length
    }
    return count
  }
}

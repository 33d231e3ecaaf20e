/// Line ends of text files: LF, CR or both.
package enum LineEnd {
  /// The index of the first line feed or carriage return.
  package static func firstIndex(
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var index = start
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      while index &+ 8 <= bytes.count {
        var hits = controls(base + index)
        while hits != 0 {
          let found = index &+ hits.trailingZeroBitCount &>> 3
          if ByteCount.endsLine(bytes[found]) { return found }
          hits &= hits &- 1
        }
        index &+= 8
      }
    }
    while index < bytes.count {
      if ByteCount.endsLine(bytes[index]) { return index }
      index &+= 1
    }
    return nil
  }

  /// The high bits of those of eight bytes that are below 14, as line ends are, and of some after
  /// the first of them.
  @inline(__always)
  private static func controls(_ bytes: UnsafeRawPointer) -> UInt64 {
    let word = bytes.loadUnaligned(as: UInt64.self).littleEndian
    return (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
  }
}

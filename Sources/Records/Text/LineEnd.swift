/// Line ends of text files: LF, CR or both.
package enum LineEnd {
  /// The index of the first line feed or carriage return.
  package static func firstIndex(
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    var index = start
    while true {
      // Skip four words at once while none has a byte below 14.
      if let base = UnsafeRawPointer(bytes.baseAddress) {
        while index &+ 32 <= bytes.count {
          let hits =
            controls(base + index) | controls(base + (index &+ 8)) | controls(base + (index &+ 16))
            | controls(base + (index &+ 24))
          if hits != 0 { break }
          index &+= 32
        }
      }
      let end = min(index &+ 32, bytes.count)
      while index < end {
        if ByteCount.endsLine(bytes[index]) { return index }
        index &+= 1
      }
      if index >= bytes.count { return nil }
    }
  }

  /// Nonzero if any of eight bytes is below 14, as line ends are.
  @inline(__always)
  private static func controls(_ bytes: UnsafeRawPointer) -> UInt64 {
    let word = bytes.loadUnaligned(as: UInt64.self)
    return (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
  }
}

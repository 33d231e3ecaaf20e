extension ArraySlice<UInt8> {
  /// Whether any byte is zero, found eight bytes at a time.
  package var hasZero: Bool {
    withUnsafeBytes { bytes in
      var index = 0
      while index &+ 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // Subtracting 1 from each byte sets the highest bit of a zero, and of bytes that have it.
        if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
        index &+= 8
      }
      return bytes[index...].contains(0)
    }
  }
}

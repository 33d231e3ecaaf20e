/// Checks that consecutive blocks are UTF-8.
struct UTF8Check {
  /// The continuation bytes that the last character still needs, and what the next one may be.
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF
  /// How many bytes of the last character have been seen.
  private var seen = 0

  /// The number of bytes at the end that do not form a whole character yet.
  var unfinished: Int { missing > 0 ? seen : 0 }

  /// The offset in the block of the first character that is not UTF-8, negative when it begins in
  /// an earlier block; `nil` when there is none.
  mutating func firstInvalid(in block: ArraySlice<UInt8>) -> Int? {
    block.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        if missing == 0 {
          index = Self.skipASCII(in: bytes, from: index)
          guard index < bytes.count else { break }
          guard begin(with: bytes[index]) else { return index }
        } else {
          guard allowed.contains(bytes[index]) else { return index - seen }
          missing -= 1
          seen += 1
          allowed = 0x80...0xBF
        }
        index += 1
      }
      return nil
    }
  }

  private static func skipASCII(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index &+ 32 <= bytes.count {
      let a = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let b = bytes.loadUnaligned(fromByteOffset: index &+ 8, as: UInt64.self)
      let c = bytes.loadUnaligned(fromByteOffset: index &+ 16, as: UInt64.self)
      let d = bytes.loadUnaligned(fromByteOffset: index &+ 24, as: UInt64.self)
      if (a | b | c | d) & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 32
    }
    while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
    return index
  }

  /// Begins a character of several bytes.
  private mutating func begin(with byte: UInt8) -> Bool {
    seen = 1
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return false
    }
    // Lower values have shorter forms; surrogates and higher values do not exist.
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: allowed = 0x80...0xBF
    }
    return true
  }
}

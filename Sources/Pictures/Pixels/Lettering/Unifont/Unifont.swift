import CZlib

/// Bitmaps of Japanese characters, from GNU Unifont.
enum Unifont {
  /// The height of all bitmaps, and the width of most; some are half as wide.
  static let size = 16

  /// A character's bitmap.
  struct Bitmap {
    /// The number of columns.
    let width: Int
    /// The rows from the top, each with its leftmost pixel in the highest bit.
    let rows: [UInt16]

    /// Returns 1 for a pixel of the character and 0 for any other.
    subscript(x: Int, y: Int) -> Double {
      rows.indices.contains(y) && (0..<width).contains(x) ? Double(rows[y] >> (15 - x) & 1) : 0
    }
  }

  /// Returns the bitmap of a character, if there is one.
  static func bitmap(of character: Unicode.Scalar) -> Bitmap? { bitmaps[character] }

  /// All bitmaps; only texts that need one of them wait for these.
  private static let bitmaps: [Unicode.Scalar: Bitmap] = {
    // The number of characters, the step from each to the next, then their rows; in the highest bit of
    // a step, whether the character is half as wide.
    let words = decompressed()
    let count = Int(words[0])
    var code: UInt32 = 0
    var bitmaps: [Unicode.Scalar: Bitmap] = [:]
    for index in 0..<count {
      let step = words[1 + index]
      code += UInt32(step & 0x7FFF)
      let start = 1 + count + index * size
      bitmaps[Unicode.Scalar(code) ?? " "] = Bitmap(
        width: step & 0x8000 == 0 ? size : size / 2,
        rows: Array(words[start..<start + size])
      )
    }
    return bitmaps
  }()

  private static func decompressed() -> [UInt16] {
    let compressed = data.withUTF8Buffer(decoded)
    var length = uLong(self.length)
    let bytes = [UInt8](unsafeUninitializedCapacity: self.length) { buffer, count in
      let status = uncompress(buffer.baseAddress, &length, compressed, uLong(compressed.count))
      precondition(status == Z_OK, "zlib has no memory")
      count = Int(length)
    }
    return stride(from: 0, to: bytes.count, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
  }

  private static func decoded(base64 text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var (bits, count) = (UInt32(0), 0)
    for letter in text {
      let digit: UInt8
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = letter - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = letter - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = letter - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      default: continue
      }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}

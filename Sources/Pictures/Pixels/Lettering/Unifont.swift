import CGlyphs
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
    // The most that there can be: a step and a bitmap for each character of the basic plane.
    var length = uLong(2 + 0x10000 * (2 + 2 * size))
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      let status = uncompress(buffer.baseAddress, &length, glyphs(), glyphs_length())
      precondition(status == Z_OK, "zlib has no memory")
      count = Int(length)
    }
    return stride(from: 0, to: bytes.count, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
  }
}

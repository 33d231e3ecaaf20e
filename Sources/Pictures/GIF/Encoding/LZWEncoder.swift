/// Compresses pixels for GIF.
///
/// A code represents a sequence of pixels that occurred before. Each written code adds a new one:
/// its sequence and the pixel after it. Codes are as wide as the table requires, up to 12 bits; a
/// full table is cleared. (GIF89a specification, appendix F.)
struct LZWEncoder {
  /// The most bits of a pixel.
  static let maxBits = 6
  /// The most codes that there can be.
  private static let limit = 4096

  /// The code of each code's sequence with one more pixel; 0 for none.
  private var children = [UInt16](repeating: 0, count: limit << maxBits)

  /// Compresses pixels; there must be at least one.
  /// - Returns: the bits of a pixel, and the codes, not yet divided into blocks.
  mutating func encode(_ pixels: [UInt8]) -> (bits: Int, codes: [UInt8]) {
    // The format requires at least 2.
    let largest = pixels.max() ?? 0
    let bits = (2..<Self.maxBits).first { largest < 1 << $0 } ?? Self.maxBits
    let clearCode = 1 << bits
    var output = CodeWriter(width: bits + 1)
    var next = clearCode + 2
    func clear(_ children: UnsafeMutableBufferPointer<UInt16>) {
      output.write(clearCode)
      output.width = bits + 1
      children[..<(next << Self.maxBits)].update(repeating: 0)
      next = clearCode + 2
    }
    children.withUnsafeMutableBufferPointer { children in
      next = Self.limit
      clear(children)
      var code = Int(pixels[0])
      for pixel in pixels.dropFirst() {
        let longer = code << Self.maxBits | Int(pixel)
        if children[longer] > 0 {
          code = Int(children[longer])
          continue
        }
        output.write(code)
        code = Int(pixel)
        if next == Self.limit {
          clear(children)
        } else {
          children[longer] = UInt16(next)
          output.makeRoom(for: next)
          next += 1
        }
      }
      output.write(code)
    }
    // The decoder adds a code after the last one as well, and may then read wider codes.
    output.makeRoom(for: next)
    output.write(clearCode + 1)
    return (bits, output.finish())
  }
}

/// Packs codes into bytes, starting at the lowest bit.
private struct CodeWriter {
  /// The number of bits of a code.
  var width: Int
  private var bytes: [UInt8] = []
  private var pending = 0
  private var bitCount = 0

  init(width: Int) { self.width = width }

  /// Makes codes wider if a new one requires it.
  mutating func makeRoom(for code: Int) {
    if code == 1 << width, width < 12 { width += 1 }
  }

  mutating func write(_ code: Int) {
    pending |= code << bitCount
    bitCount += width
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      bitCount -= 8
    }
  }

  /// Returns the bytes, the last one with the remaining bits.
  func finish() -> [UInt8] { bitCount > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes }
}

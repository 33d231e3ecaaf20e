/// Compresses pixels as GIF does.
///
/// A code stands for a sequence of pixels that came up before. Each code that is written makes a new
/// one: its sequence and the pixel behind it. Codes are as wide as the table needs, up to 12 bits; a
/// full table is cleared. (GIF89a specification, appendix F.)
struct LZWEncoder {
  /// Pixels are numbers below two to the power of this.
  static let mostBits = 5

  private var children = [UInt16](repeating: 0, count: CodeTable.limit << mostBits)

  /// Compresses some pixels; there must be one at least.
  /// - Returns: the bits that the pixels need, and the codes, without the division into blocks.
  mutating func encode(_ pixels: [UInt8]) -> (bits: Int, codes: [UInt8]) {
    // The format has no fewer than 2.
    let largest = pixels.max() ?? 0
    let bits = (2..<Self.mostBits).first { largest < 1 << $0 } ?? Self.mostBits
    // No code is longer than two bytes, and there are not more of them than of pixels and clearings.
    let codes = [UInt8](unsafeUninitializedCapacity: 2 * pixels.count + 64) { bytes, count in
      children.withUnsafeMutableBufferPointer { children in
        pixels.withUnsafeBufferPointer { pixels in
          var table = CodeTable(bits: bits, children)
          var writer = CodeWriter(bytes)
          writer.write(table.clearCode, width: table.width)
          var code = Int(pixels[0])
          for index in 1..<pixels.count {
            let pixel = Int(pixels[index])
            let child = table.child(of: code, pixel)
            if child != 0 {
              code = child
              continue
            }
            writer.write(code, width: table.width)
            if table.isFull {
              writer.write(table.clearCode, width: table.width)
              table.clear()
            } else {
              table.add(to: code, pixel)
            }
            code = pixel
          }
          writer.write(code, width: table.width)
          // The decoder makes a code of the last one too, and may read wider codes from then on.
          if !table.isFull { table.count() }
          writer.write(table.endCode, width: table.width)
          count = writer.finish()
        }
      }
    }
    return (bits, codes)
  }
}

/// The codes that are known, as a tree: the children of a code are those with one more pixel.
private struct CodeTable {
  static let limit = 4096

  let clearCode: Int
  private let firstWidth: Int
  var endCode: Int { clearCode + 1 }
  /// How many bits codes have.
  private(set) var width: Int
  private var next: Int
  /// The children of each code by their last pixel; 0 for none.
  private let children: UnsafeMutableBufferPointer<UInt16>

  init(bits: Int, _ children: UnsafeMutableBufferPointer<UInt16>) {
    self.children = children
    clearCode = 1 << bits
    firstWidth = bits + 1
    width = firstWidth
    next = clearCode + 2
    clear()
  }

  var isFull: Bool { next == Self.limit }

  @inline(__always)
  func child(of code: Int, _ pixel: Int) -> Int {
    Int(children[code << LZWEncoder.mostBits | pixel])
  }

  /// Gives a number to the sequence of a code and one more pixel.
  @inline(__always)
  mutating func add(to code: Int, _ pixel: Int) {
    children[code << LZWEncoder.mostBits | pixel] = UInt16(truncatingIfNeeded: next)
    // Children are forgotten only here, so that clearing costs little.
    let start = next << LZWEncoder.mostBits
    children[start..<start + (1 << LZWEncoder.mostBits)].update(repeating: 0)
    count()
  }

  /// Uses up the next number.
  @inline(__always)
  mutating func count() {
    if next == 1 << width, width < 12 { width += 1 }
    next += 1
  }

  /// Forgets all sequences of more than one pixel.
  mutating func clear() {
    children[..<(clearCode << LZWEncoder.mostBits)].update(repeating: 0)
    width = firstWidth
    next = clearCode + 2
  }
}

/// Puts codes into bytes, from the lowest bit on.
private struct CodeWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var end = 0
  private var pending: UInt64 = 0
  private var bitCount = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  mutating func write(_ code: Int, width: Int) {
    pending |= UInt64(truncatingIfNeeded: code) << UInt64(bitCount)
    bitCount += width
    while bitCount >= 8 { writeByte() }
  }

  private mutating func writeByte() {
    bytes[end] = UInt8(truncatingIfNeeded: pending)
    end += 1
    pending >>= 8
    bitCount -= 8
  }

  /// Writes what is left and tells how many bytes there are.
  mutating func finish() -> Int {
    if bitCount > 0 { writeByte() }
    return end
  }
}

/// Compresses pixels as GIF does.
///
/// A code stands for a sequence of pixels that came up before. Each code that is written makes a new
/// one: its sequence and the pixel behind it. Codes are as wide as the table needs, up to 12 bits; a
/// full table is cleared. (GIF89a specification, appendix F.)
struct LZWEncoder {
  /// Pixels are numbers below two to the power of this.
  static let mostBits = 5

  private var children = [UInt16](repeating: 0, count: CodeTable.limit << mostBits)
  private var runs = [UInt16](repeating: 0, count: CodeTable.limit)

  /// Compresses some pixels; there must be one at least.
  /// - Returns: the bits that the pixels need, and the codes, without the division into blocks.
  mutating func encode(_ pixels: [UInt8]) -> (bits: Int, codes: [UInt8]) {
    // The format has no fewer than 2.
    let largest = pixels.max() ?? 0
    let bits = (2..<Self.mostBits).first { largest < 1 << $0 } ?? Self.mostBits
    // No code is longer than two bytes, and there are not more of them than of pixels and clearings.
    let codes = [UInt8](unsafeUninitializedCapacity: 2 * pixels.count + 64) { bytes, count in
      children.withUnsafeMutableBufferPointer { children in
        runs.withUnsafeMutableBufferPointer { runs in
          pixels.withUnsafeBufferPointer { pixels in
            var table = CodeTable(bits: bits, children: children, runs: runs)
            count = Self.write(pixels, &table, to: bytes)
          }
        }
      }
    }
    return (bits, codes)
  }

  private static func write(
    _ pixels: UnsafeBufferPointer<UInt8>,
    _ table: inout CodeTable,
    to bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var writer = CodeWriter(bytes)
    writer.write(table.clearCode, width: table.width)
    var index = 0
    while true {
      // Most pixels are transparent: the code of as many as are known is found at once.
      let run = pixels.zeros(from: index, atMost: table.longestRun)
      var code = run > 0 ? table.code(ofRun: run) : Int(pixels[index])
      index += max(1, run)
      while index < pixels.count, case let child = table.child(of: code, pixels[index]), child != 0
      {
        code = child
        index += 1
      }
      writer.write(code, width: table.width)
      guard index < pixels.count else { break }
      if table.isFull {
        writer.write(table.clearCode, width: table.width)
        table.clear()
      } else {
        table.add(to: code, pixels[index])
      }
    }
    // The decoder makes a code of the last one too, and may read wider codes from then on.
    if !table.isFull { table.count() }
    writer.write(table.endCode, width: table.width)
    return writer.finish()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many zeros there are from a place on, as far as it matters.
  fileprivate func zeros(from start: Int, atMost limit: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(self)
    let end = Swift.min(count, start + limit)
    var index = start
    while index + 8 <= end, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
      index += 8
    }
    while index < end, self[index] == 0 { index += 1 }
    return index - start
  }
}

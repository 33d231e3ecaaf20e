/// Compresses pixels for GIF.
///
/// A code represents a sequence of pixels that occurred before. Each written code adds a new one:
/// its sequence and the pixel after it. Codes are as wide as the table requires, up to 12 bits; a
/// full table is cleared. (GIF89a specification, appendix F.)
struct LZWEncoder {
  /// The most bits of a pixel.
  static let maxBits = 6

  private var children = [UInt16](repeating: 0, count: CodeTable.limit << maxBits)
  private var runs = [UInt16](repeating: 0, count: CodeTable.limit)

  /// Compresses pixels; there must be at least one.
  /// - Returns: the bits of a pixel, and the codes, not yet divided into blocks.
  mutating func encode(_ pixels: [UInt8]) -> (bits: Int, codes: [UInt8]) {
    // The format requires at least 2.
    let largest = pixels.max() ?? 0
    let bits = (2..<Self.maxBits).first { largest < 1 << $0 } ?? Self.maxBits
    // No code is longer than two bytes, and there are no more codes than pixels and clear codes.
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
      // Most pixels are transparent: find the code of the longest known run of them at once.
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
    // The decoder adds a code after the last one as well, and may then read wider codes.
    if !table.isFull { table.count() }
    writer.write(table.endCode, width: table.width)
    return writer.finish()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of zeros from an index, up to a limit.
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

/// The bytes of an HTML page, as libxml2 reads them.
///
/// A space follows them, to distinguish an element that ends with the input from one whose end tag
/// is the last thing in the input.
struct PageInput {
  let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Copies the next bytes.
  /// - Returns: how many, 0 at the end.
  mutating func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let count = min(buffer.count, bytes.count + 1 - next)
    for index in 0..<max(0, count) {
      let byte = next < bytes.count ? bytes[next] : 0
      // A NUL, which has no meaning in a page, would end it.
      buffer[index] = byte == 0 ? UInt8(ascii: " ") : byte
      next += 1
    }
    return max(0, count)
  }
}

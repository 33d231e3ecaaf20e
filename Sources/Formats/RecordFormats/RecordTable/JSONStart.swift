import GameRecords

/// A text of at least eight bytes that is compared in two steps.
struct JSONStart: Sendable {
  private let first, last: UInt64
  private let count: Int

  /// - Parameter text: the text; a shorter one, or none, is never met.
  init(_ text: String?) {
    let bytes = Array((text ?? "").utf8)
    count = bytes.count < 8 ? .max : bytes.count
    first = bytes.count < 8 ? 0 : bytes.withUnsafeBufferPointer { Self.load($0, 0) }
    last = bytes.count < 8 ? 0 : bytes.withUnsafeBufferPointer { Self.load($0, bytes.count - 8) }
  }

  private static func load(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
    bytes.baseAddress.map { ByteWord.load($0, offset) } ?? 0
  }

  /// Takes the text if it is next.
  @inline(__always)
  func take(from reader: inout JSONReader) -> Bool {
    guard reader.bytes.count &- reader.offset >= count, let base = reader.bytes.baseAddress,
      ByteWord.load(base, reader.offset) == first,
      ByteWord.load(base, reader.offset &+ count &- 8) == last
    else { return false }
    reader.offset &+= count
    return true
  }
}

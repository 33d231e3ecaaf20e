/// The first bytes of an input, from which formats are recognised.
public struct InputHead: Sendable {
  /// The bytes, at most ``size`` of them.
  public let bytes: ArraySlice<UInt8>
  /// Whether the input ends with these bytes.
  public let isWhole: Bool

  /// How many bytes are looked at.
  public static let size = 64 << 10

  /// The head of an input whose first block is given.
  public init(of block: ArraySlice<UInt8>, isWhole: Bool) {
    bytes = block.prefix(Self.size)
    self.isWhole = isWhole && block.count <= Self.size
  }

  /// The bytes without a byte order mark and without white space before the first other byte.
  public var text: ArraySlice<UInt8> {
    let rest = bytes.starts(with: ByteOrderMark.utf8) ? bytes.dropFirst(3) : bytes
    return rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

/// The byte order marks that text files may begin with.
public enum ByteOrderMark {
  /// UTF-8.
  public static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether the bytes look like UTF-16 or UTF-32: a mark, or every other byte zero.
  public static func isWideText(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let sample = bytes.prefix(64)
    guard sample.count >= 4 else { return false }
    let zeros = sample.enumerated().filter { $0.element == 0 }
    // All zeros stand at odd offsets (little-endian) or all at even ones (big-endian).
    return zeros.count >= sample.count / 2 - 1 && Set(zeros.map { $0.offset % 2 }).count == 1
  }
}

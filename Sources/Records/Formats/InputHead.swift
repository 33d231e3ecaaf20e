/// The first bytes of an input, from which its format is recognised.
public struct InputHead: Sendable {
  /// The bytes, at most ``size`` of them.
  public let bytes: ArraySlice<UInt8>
  /// Whether the input ends with these bytes.
  public let isWhole: Bool

  /// The most bytes that are examined.
  public static let size = 64 << 10

  /// Creates the head of an input from its first block.
  public init(of block: ArraySlice<UInt8>, isWhole: Bool) {
    bytes = block.prefix(Self.size)
    self.isWhole = isWhole && block.count <= Self.size
  }

  /// Whether the bytes contain a word.
  package func contains(_ word: String) -> Bool {
    bytes.indices.contains { bytes[$0] == word.utf8.first && bytes[$0...].starts(with: word.utf8) }
  }

  /// The bytes without a byte order mark and without white space before the first other byte, and
  /// without an ``EndMark``.
  public var text: ArraySlice<UInt8> {
    let bytes = isWhole ? EndMark.text(of: bytes) : bytes
    let rest = bytes.starts(with: ByteOrderMark.utf8) ? bytes.dropFirst(3) : bytes
    return rest.drop(while: WhiteSpace.isBlank)
  }
}

/// The byte order marks that text files may begin with.
public enum ByteOrderMark {
  /// UTF-8.
  public static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let wideMarks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0, 0, 0xFE, 0xFF]]

  /// Whether the bytes look like UTF-16 or UTF-32: they have a mark, or zeros where ASCII letters
  /// would have them.
  public static func isWideText(_ bytes: ArraySlice<UInt8>) -> Bool {
    if wideMarks.contains(where: bytes.starts) { return true }
    let sample = bytes.prefix(64)
    guard sample.count >= 4, sample.contains(0) else { return false }
    let zeros = sample.enumerated().filter { $0.element == 0 }.map(\.offset)
    let others = sample.enumerated().filter { $0.element != 0 }.map(\.offset)
    // In UTF-16 all zeros are at odd offsets (little-endian) or all at even ones (big-endian).
    if zeros.count >= sample.count / 2 - 1, Set(zeros.map { $0 % 2 }).count == 1 { return true }
    // In UTF-32 only the first of four bytes (little-endian) or the last one is not zero.
    return others.count >= sample.count / 4 && [[0], [3]].contains(Set(others.map { $0 % 4 }))
  }
}

import GameRecords

/// Bytes that are written in base 64, as in RFC 4648, with white space anywhere.
package struct Base64 {
  /// The bytes.
  package private(set) var bytes: [UInt8] = []
  /// The index of the letter in which each of them begins.
  package private(set) var offsets: [Int] = []

  /// Decodes a text; `nil` if it is not in base 64.
  package init?(_ text: some Collection<UInt8>) {
    var (bits, count, padding) = (0, 0, 0)
    for (index, letter) in text.enumerated() where !WhiteSpace.isSpaceOrLineEnd(letter) {
      if letter == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = Self.values[Int(letter)] else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count % 8 < 6 {
        bytes.append(UInt8(truncatingIfNeeded: bits >> (count % 8)))
        offsets.append(index)
      }
    }
    guard !bytes.isEmpty, count % 8 < 6, padding < 3, (count / 6 + padding) % 4 == 0 else {
      return nil
    }
  }

  private static let values: [Int?] = {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    var values = [Int?](repeating: nil, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = value }
    return values
  }()
}

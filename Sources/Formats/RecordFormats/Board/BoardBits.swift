import GameRecords

/// A board as two numbers in hexadecimal digits, dark's disks and light's, as engines print it, and
/// perhaps the side to move.
///
/// Bit 63 is a1, as in most engines, and bit 0 is h8. Where bit 0 is a1, the board is turned.
enum BoardBits {
  /// The 64 squares of such a board in the symbols that ``CellRun`` knows, with what follows them after a
  /// blank; `nil` for any other text.
  static func line(of text: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = text
    guard let dark = Self.number(in: &rest), let light = Self.number(in: &rest), dark & light == 0
    else { return nil }
    let cells = (0..<64).map { index in
      let bit = (1 as UInt64) << UInt64(63 - index)
      return UInt8(ascii: dark & bit != 0 ? "X" : light & bit != 0 ? "O" : ".")
    }
    return cells + [0x20] + rest
  }

  /// Whether a line is such a board, which few lines can be.
  static func isLine(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    line.count > 8 && ASCII.isHexDigit(line[0]) && Self.line(of: Array(line)[...]) != nil
  }

  /// Takes a number of 16 digits, or after `0x` of fewer, with what separates it from the next one.
  private static func number(in text: inout ArraySlice<UInt8>) -> UInt64? {
    let isMarked = text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8)
    let digits = text.dropFirst(isMarked ? 2 : 0).prefix(while: ASCII.isHexDigit)
    guard isMarked ? 1...16 ~= digits.count : digits.count == 16 else { return nil }
    let rest = text[digits.endIndex...]
    text = rest.drop { WhiteSpace.isSpaceOrTab($0) || ",;:|/".utf8.contains($0) }
    guard rest.isEmpty || rest.startIndex < text.startIndex else { return nil }
    return UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

import GameRecords

/// A word of a row: a panel, the open cell, or something that is neither.
struct PuzzleTextCell {
  /// The bytes, counted from the first byte of the text.
  let range: Range<Int>
  /// The number, 0 for the open cell and 256 for all that are too large for a panel.
  ///
  /// `nil` if the word is neither a number nor a sign for the open cell.
  let number: Int?

  init(_ word: some Collection<UInt8>, at range: Range<Int>) {
    self.range = range
    number = Self.number(of: word)
  }

  /// The words of a line of numbers, between blanks, tabs, commas or brackets.
  static func words<Line: RandomAccessCollection<UInt8>>(in line: Line) -> [Line.SubSequence] {
    line.split { isGap($0) || $0 == UInt8(ascii: ",") }
  }

  /// Whether a byte is as good as a blank, as the brackets of lists in programs and JSON are.
  static func isGap(_ byte: UInt8) -> Bool {
    WhiteSpace.isBlank(byte) || "[]".utf8.contains(byte)
  }

  /// Whether a line is a whole list of lists.
  static func isList(_ line: some Collection<UInt8>) -> Bool {
    line.count { $0 == UInt8(ascii: "[") } > 2
  }

  /// The number of a word, at most 256; 0 for a sign for the open cell, which can be as wide as the
  /// numbers around it.
  static func number(of word: some Collection<UInt8>) -> Int? {
    guard let first = word.first else { return nil }
    if signs.contains(first | (first == UInt8(ascii: "X") ? 0x20 : 0)) {
      return word.count <= 3 && word.allSatisfy { $0 == first } ? 0 : nil
    }
    guard word.allSatisfy(ASCII.isDigit) else { return nil }
    return word.reduce(0) { min(256, $0 * 10 + Int($1 & 0x0F)) }
  }

  private static let signs = Array("x_.-".utf8)
}

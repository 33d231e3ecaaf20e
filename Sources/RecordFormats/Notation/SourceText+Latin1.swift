internal import GameRecords

extension SourceText {
  /// What is said of a text that is not UTF-8.
  static let latin1Message = "the text is not UTF-8 and is read as Latin-1"

  /// What writes a text in UTF-8 that has been taken for Latin-1, which is a guess unless it looks like
  /// names and words of Western Europe.
  func repair(ofLatin1 range: Range<Int>) -> Repair {
    let isHigh: (UInt8) -> Bool = { $0 >= 0x80 }
    let text = self[range]
    let head = text.prefix { !isHigh($0) }.count
    let tail = text.reversed().prefix { !isHigh($0) }.count
    let letters = text.dropFirst(head).dropLast(tail)
    return .replace(
      range.lowerBound + head..<range.upperBound - tail,
      with: DecodedText.latin1(letters).utf8,
      isSafe: Self.isPlainlyLatin1(text)
    )
  }

  /// Whether all that is not ASCII are single letters, as in `J\u{FC}rgen`.
  ///
  /// Other character sets have two or more such bytes side by side for a word or even a character.
  private static func isPlainlyLatin1(_ text: ArraySlice<UInt8>) -> Bool {
    let high = text.indices.filter { text[$0] >= 0x80 }
    return zip(high, high.dropFirst()).allSatisfy { $1 > $0 + 1 }
      && high.allSatisfy { text[$0] >= 0xC0 && text[$0] != 0xD7 && text[$0] != 0xF7 }
  }
}

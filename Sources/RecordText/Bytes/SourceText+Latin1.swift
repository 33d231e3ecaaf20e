package import GameRecords

extension SourceText {
  /// What is said of a text that is not UTF-8.
  package static let latin1Message = "the text is not UTF-8 and is read as Latin-1"

  /// What writes a text in UTF-8 that has been taken for Latin-1: a guess, since the letters of other
  /// languages have the same numbers in other character sets.
  package func repair(ofLatin1 range: Range<Int>) -> Repair {
    let isHigh: (UInt8) -> Bool = { $0 >= 0x80 }
    let text = self[range]
    let head = text.prefix { !isHigh($0) }.count
    let tail = text.reversed().prefix { !isHigh($0) }.count
    let letters = text.dropFirst(head).dropLast(tail)
    return .replace(
      range.lowerBound + head..<range.upperBound - tail,
      with: DecodedText.latin1(letters).utf8,
      isSafe: false
    )
  }
}

package import GameRecords

extension SourceText {
  /// The message about a text that is not UTF-8.
  package static let latin1Message = "the text is not UTF-8 and is read as Latin-1"

  /// The repair that writes a text in UTF-8 that was read as Latin-1: a guess, because other
  /// character sets use the same codes for the letters of other languages.
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

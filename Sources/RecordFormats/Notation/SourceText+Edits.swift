internal import GameRecords

extension SourceText {
  /// What puts other bytes in the place of some, touching no more than what is different; `nil` when
  /// nothing is.
  func edit(_ range: Range<Int>, _ new: some Collection<UInt8>) -> Edit? {
    let new = Array(new)[...]
    let old = self[range]
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    guard oldRest.count > end || newRest.count > end else { return nil }
    return Edit(
      range.lowerBound + start..<range.upperBound - end,
      newRest.dropLast(end)
    )
  }

  /// The place of some bytes without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let text = self[range]
    let head = text.prefix(while: LineCursor.isBlank).count
    let tail = text.dropFirst(head).reversed().prefix(while: LineCursor.isBlank).count
    return range.lowerBound + head..<range.upperBound - tail
  }

  /// What writes a text in UTF-8 that has been taken for Latin-1.
  ///
  /// Where Latin-1 has no letters, from 0x80 to 0x9F, other character sets have some, so that nobody
  /// knows what is meant.
  func repair(ofLatin1 range: Range<Int>) -> Repair {
    let isHigh: (UInt8) -> Bool = { $0 >= 0x80 }
    let text = self[range]
    let head = text.prefix { !isHigh($0) }.count
    let tail = text.reversed().prefix { !isHigh($0) }.count
    let letters = text.dropFirst(head).dropLast(tail)
    return .replace(
      range.lowerBound + head..<range.upperBound - tail,
      with: DecodedText.latin1(letters).utf8,
      isSafe: !letters.contains { (0x80...0x9F).contains($0) }
    )
  }
}

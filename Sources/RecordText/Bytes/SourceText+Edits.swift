package import GameRecords

extension SourceText {
  /// The bytes at some offsets.
  package subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes.dropFirst(range.lowerBound).prefix(range.count)
  }

  /// The edit that replaces some bytes with others and touches only what differs; `nil` when
  /// nothing does.
  package func edit(_ range: Range<Int>, _ new: some Collection<UInt8>) -> Edit? {
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
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let text = self[range]
    let start = range.lowerBound - text.startIndex
    let trimmed = text.trimmedRange
    return start + trimmed.lowerBound..<start + trimmed.upperBound
  }
}

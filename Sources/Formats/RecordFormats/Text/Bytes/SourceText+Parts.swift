package import GameRecords

extension SourceText {
  /// The bytes at some offsets.
  package subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes.dropFirst(range.lowerBound).prefix(range.count)
  }

  /// The place of some bytes without white space at both ends.
  package func trimmed(_ range: Range<Int>) -> Range<Int> {
    let text = self[range]
    let start = range.lowerBound - text.startIndex
    let trimmed = text.trimmedRange
    return start + trimmed.lowerBound..<start + trimmed.upperBound
  }
}

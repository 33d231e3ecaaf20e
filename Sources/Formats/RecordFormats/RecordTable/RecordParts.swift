package import GameRecords

/// The places of the parts of a record.
extension [(part: RecordPart, range: SourceRange)] {
  /// Adds the place of a part; a score is two values, and its place extends over both.
  @inline(__always)
  package mutating func mark(_ part: RecordPart, at range: SourceRange) {
    if case .score = part, let index = firstIndex(where: { $0.part == .score }) {
      let start = self[index].range.bytes.lowerBound
      self[index].range = SourceRange(start..<range.bytes.upperBound)
    } else {
      append((part, range))
    }
  }
}

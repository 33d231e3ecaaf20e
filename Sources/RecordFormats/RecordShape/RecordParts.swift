package import GameRecords

/// Where the parts of a record stand.
extension [(part: RecordPart, range: SourceRange)] {
  /// Notes where a part stands; of a score, which is two values, each extends the place.
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

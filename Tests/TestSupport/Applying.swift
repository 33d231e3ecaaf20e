public import GameRecords

extension [UInt8] {
  /// The bytes with some of them replaced, which the edits name in any order.
  public func applying(_ edits: [Edit]) -> [UInt8] {
    var bytes = self
    let sorted = edits.sorted { a, b in
      (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
    }
    for edit in sorted.reversed() { bytes.replaceSubrange(edit.range, with: edit.bytes) }
    return bytes
  }
}

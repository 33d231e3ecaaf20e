package import GameRecords

/// Cuts records of a fixed length that follow a header without gaps.
///
/// A short rest at the end is a record too.
package struct FixedLengthFramer: Framer {
  private var headLength: Int
  private let recordLength: Int

  package init(headLength: Int = 0, recordLength: Int) {
    self.headLength = headLength
    self.recordLength = recordLength
  }

  package mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    let length = bytes.count - headLength
    guard length >= recordLength || atEnd && length > 0 else { return atEnd ? .end : .more }
    defer { headLength = 0 }
    return .slice(skipped: headLength, length: min(length, recordLength), trailing: 0)
  }
}

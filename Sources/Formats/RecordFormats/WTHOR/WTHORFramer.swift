import GameRecords

/// Cuts a file into records; the header declares their number.
///
/// An incomplete record after the declared ones is only reported.
struct WTHORFramer: Framer {
  private let opening: WTHOROpening
  private var records: FixedLengthFramer
  /// The number of records cut so far.
  private var count = 0

  init(_ opening: WTHOROpening) {
    self.opening = opening
    records = FixedLengthFramer(
      headLength: opening.headLength,
      recordLength: opening.recordLength
    )
  }

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    let head = count == 0 ? opening.headLength : 0
    let rest = bytes.dropFirst(head)
    if atEnd, count >= opening.recordCount, !rest.isEmpty, rest.count < opening.recordLength {
      return .finding(finding(about: rest, from: head))
    }
    let framing = records.next(in: bytes, atEnd: atEnd)
    if case .slice = framing { count += 1 }
    return framing
  }

  private func finding(about rest: ArraySlice<UInt8>, from start: Int) -> FindingDraft {
    let bytes = rest.count == 1 ? "1 byte follows" : "\(rest.count) bytes follow"
    let message = "\(bytes) the \(opening.unit) that the header declares"
    let range = start..<start + rest.count
    guard rest.allSatisfy(Self.isFiller) else {
      let help = "another one may have been cut off"
      return FindingDraft(.wthorTruncated, message, help: help, at: range)
    }
    return FindingDraft(
      .wthorTrailing,
      message,
      help: "remove the rest, which is not a complete record",
      at: range
    )
  }

  /// Whether a byte is one that editors and transfers add at the end: white space, zero, or the
  /// end-of-file mark.
  private static func isFiller(_ byte: UInt8) -> Bool {
    WhiteSpace.isBlank(byte) || ByteCount.endsLine(byte) || byte == 0 || byte == 0x1A
  }
}

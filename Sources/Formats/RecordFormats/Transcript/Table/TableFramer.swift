import GameRecords

/// Cuts a table into rows: its lines after the first one, which names the columns.
struct TableFramer: Framer {
  private var lines = LineFramer()
  private var isAfterHeading = false

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    let framing = lines.next(in: bytes, atEnd: atEnd)
    guard !isAfterHeading, case .slice(let skipped, let length, let trailing) = framing else {
      return framing
    }
    let heading = skipped + length + trailing
    switch lines.next(in: bytes.dropFirst(heading), atEnd: atEnd) {
    case .slice(let skipped, let length, let trailing):
      isAfterHeading = true
      return .slice(skipped: heading + skipped, length: length, trailing: trailing)
    case let other:
      // The heading is read again with what follows it.
      _ = lines.continuesAtNextLine()
      return other
    }
  }

  mutating func continuesAtNextLine() -> Bool {
    isAfterHeading = true
    return lines.continuesAtNextLine()
  }
}

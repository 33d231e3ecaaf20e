import GameRecords

/// Cuts a table into rows: its lines after the first one, which names the columns, and together
/// those on which a field in quotation marks continues.
struct TableFramer: Framer {
  private var skipsHeading: Bool
  private var lines = LineCursor()
  private var asides = LineAsides()
  private var quotes = TableQuotes(separators: TableRow.separators)
  /// The first line of the row that has begun.
  private var first: Range<Int>?

  init(skipsHeading: Bool = true) { self.skipsHeading = skipsHeading }

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let framing = asides.beforeFirstLine(in: bytes, atEnd: atEnd) { return framing }
    return bytes.withUnsafeBufferPointer { bytes in
      while let line = lines.whole(in: bytes, atEnd: atEnd) {
        if first == nil, bytes[line].allSatisfy(WhiteSpace.isBlank) { continue }
        let start = first ?? line
        if first == nil { quotes = TableQuotes(separators: TableRow.separators) }
        if quotes.areOpen || bytes[line].contains(UInt8(ascii: "\"")) {
          for byte in bytes[line] { quotes.pass(byte) }
        }
        first = start
        guard !quotes.areOpen else { continue }
        guard skipsHeading else { return slice(start.lowerBound..<line.upperBound) }
        first = nil
        skipsHeading = false
      }
      guard atEnd else { return .more }
      // The end of a field is missing.
      return first.map { slice($0) } ?? .end
    }
  }

  private mutating func slice(_ row: Range<Int>) -> Framing {
    _ = continuesAtNextLine()
    return .slice(skipped: row.lowerBound, length: row.count, trailing: 0)
  }

  mutating func continuesAtNextLine() -> Bool {
    (skipsHeading, lines, first) = (false, LineCursor(), nil)
    return true
  }
}

/// Which bytes of a table are in quotation marks: those around a whole field, in which a mark is
/// written twice.
struct TableQuotes {
  private let separators: [UInt8]
  /// Whether the field continues, even on the next line.
  private(set) var areOpen = false
  /// Whether a mark opens a field here, at its start, or again directly after a mark.
  private var mayOpen = true

  init(separators: [UInt8]) { self.separators = separators }

  /// Passes over a byte.
  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\""), areOpen || mayOpen {
      (areOpen, mayOpen) = (!areOpen, true)
    } else if !areOpen, !WhiteSpace.isSpaceOrTab(byte) || separators.contains(byte) {
      mayOpen = separators.contains(byte)
    }
  }
}

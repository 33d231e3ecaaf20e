import GameRecords

/// The lines of a save that are not blank, without their line ends.
struct SaveLines {
  private(set) var ranges: [Range<Int>] = []
  private(set) var findings: [Finding] = []

  init(_ source: SourceText, _ app: inout OriginalApp) {
    let bytes = Array(source.bytes)
    var start = 0
    if bytes.starts(with: ByteOrderMark.utf8) {
      start = ByteOrderMark.utf8.count
      findings.append(source.finding(.byteOrderMark))
    }
    if let first = bytes.firstIndex(of: UInt8(ascii: "\r")) {
      findings.append(
        source.finding(
          .saveLineEnd,
          "lines end with a carriage return"
            + app.ends("reads the file as a single line and refuses it"),
          help: "end lines with only a line feed",
          at: first..<first + 1,
          repair: .rewriting
        )
      )
    }
    var blanks: (first: Int, count: Int)?
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: ByteCount.endsLine) ?? bytes.count
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      let next = min(bytes.count, end + (isPair ? 2 : 1))
      if start < end {
        ranges.append(start..<end)
      } else {
        blanks = (blanks?.first ?? start, (blanks?.count ?? 0) + 1)
      }
      start = next
    }
    if let (first, count) = blanks { reportBlanks(count, at: first, of: source, app) }
    if let last = ranges.last, last.upperBound == bytes.count {
      reportMissingEnd(at: bytes.count, of: source)
    }
  }

  /// Reports all blank lines in one finding: a hostile file may have millions.
  private mutating func reportBlanks(
    _ count: Int,
    at first: Int,
    of source: SourceText,
    _ app: OriginalApp
  ) {
    let message =
      count == 1
      ? "a blank line" + app.continues("skips it")
      : "\(count) blank lines" + app.continues("skips them")
    findings.append(
      source.finding(.saveBlankLine, message, at: first..<first, repair: .rewriting)
    )
  }

  private mutating func reportMissingEnd(at end: Int, of source: SourceText) {
    findings.append(
      source.finding(
        .saveFinalLineEnd,
        "no line feed after the last line; the original app writes one but does not require it",
        at: end..<end,
        repair: .rewriting
      )
    )
  }
}

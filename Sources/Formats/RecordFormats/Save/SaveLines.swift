import GameRecords

/// Finds the lines of a save.
enum SaveLines {
  /// Returns the lines that are not blank, without their line ends.
  static func ranges(_ findings: inout SaveFindings) -> [Range<Int>] {
    let bytes = Array(findings.source.bytes)
    var start = 0
    if bytes.starts(with: ByteOrderMark.utf8) {
      start = ByteOrderMark.utf8.count
      findings.items.append(findings.source.finding(.byteOrderMark))
    }
    if let first = bytes.firstIndex(of: UInt8(ascii: "\r")) {
      findings.add(
        .saveLineEnd,
        "lines end with a carriage return"
          + findings.ends("reads the file as a single line and starts a new game"),
        help: "end lines with only a line feed",
        at: first..<first + 1,
        repair: .rewriting
      )
    }
    var ranges: [Range<Int>] = []
    var blanks: (first: Int, count: Int)?
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: ByteCount.endsLine) ?? bytes.count
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      if start < end {
        ranges.append(start..<end)
      } else {
        blanks = (blanks?.first ?? start, (blanks?.count ?? 0) + 1)
      }
      start = min(bytes.count, end + (isPair ? 2 : 1))
    }
    // All blank lines are one finding: a hostile file may have millions.
    if let (first, count) = blanks {
      let message =
        count == 1
        ? "a blank line" + findings.continues("skips it")
        : "\(count) blank lines" + findings.continues("skips them")
      findings.add(.saveBlankLine, message, at: first..<first, repair: .rewriting)
    }
    if ranges.last?.upperBound == bytes.count {
      findings.add(
        .saveFinalLineEnd,
        "no line feed after the last line; the original app writes one but does not require it",
        at: bytes.count..<bytes.count
      )
    }
    return ranges
  }
}

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
          repair: .edits(Self.lineFeeds(in: bytes))
        )
      )
    }
    var blanks: [Range<Int>] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex(where: ByteCount.endsLine) ?? bytes.count
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      let next = min(bytes.count, end + (isPair ? 2 : 1))
      if start < end { ranges.append(start..<end) } else { blanks.append(start..<next) }
      start = next
    }
    reportBlanks(blanks, of: source, app)
    if let last = ranges.last, last.upperBound == bytes.count {
      reportMissingEnd(at: bytes.count, of: source)
    }
  }

  /// Replaces all other line ends with line feeds.
  private static func lineFeeds(in bytes: [UInt8]) -> [Edit] {
    bytes.indices.filter { bytes[$0] == 0x0D }.map { index in
      let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return Edit(index..<index + (isPair ? 2 : 1), [0x0A])
    }
  }

  /// Reports all blank lines in one finding: a hostile file may have millions.
  private mutating func reportBlanks(
    _ blanks: [Range<Int>],
    of source: SourceText,
    _ app: OriginalApp
  ) {
    guard let first = blanks.first else { return }
    let message =
      blanks.count == 1
      ? "a blank line" + app.continues("skips it")
      : "\(blanks.count) blank lines" + app.continues("skips them")
    findings.append(
      source.finding(
        .saveBlankLine,
        message,
        at: first.lowerBound..<first.lowerBound,
        repair: .edits(blanks.map { Edit($0, []) })
      )
    )
  }

  private mutating func reportMissingEnd(at end: Int, of source: SourceText) {
    findings.append(
      source.finding(
        .saveFinalLineEnd,
        "no line feed after the last line; the original app writes one but does not require it",
        at: end..<end,
        repair: .replace(end..<end, with: "\n".utf8)
      )
    )
  }
}

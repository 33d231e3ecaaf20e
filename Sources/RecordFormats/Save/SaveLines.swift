internal import GameRecords

/// The lines of a save that are not blank, without their line ends.
struct SaveLines {
  private(set) var ranges: [Range<Int>] = []
  var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    let bytes = Array(source.bytes)
    var start = 0
    if bytes.starts(with: ByteOrderMark.utf8) {
      start = 3
      diagnostics.append(
        source.diagnostic(.byteOrderMark, "a byte order mark", help: "remove it", at: 0..<3)
      )
    }
    let returns = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\r") }
    if let first = returns.first {
      diagnostics.append(
        source.diagnostic(
          .saveLineEnd,
          "lines end with a carriage return; the app takes the file for a single line and refuses it",
          help: "end lines with a line feed alone",
          at: first..<first + 1
        )
      )
    }
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      if start < end {
        ranges.append(start..<end)
        if end == bytes.count { reportMissingEnd(at: end, of: source) }
      } else {
        diagnostics.append(
          source.diagnostic(.saveBlankLine, "a blank line; the app skips it", at: start..<start)
        )
      }
      start = end + (isPair ? 2 : 1)
    }
  }

  private mutating func reportMissingEnd(at end: Int, of source: SourceText) {
    diagnostics.append(
      source.diagnostic(
        .saveFinalLineEnd,
        "no line feed after the last row; the app writes one and does not miss it",
        at: end..<end
      )
    )
  }
}

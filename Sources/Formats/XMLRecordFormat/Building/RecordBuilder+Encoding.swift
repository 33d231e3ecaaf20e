import GameRecords

/// Documents that are not in UTF-8.
extension RecordBuilder {
  /// Checks that the first bytes do not show an encoding other than UTF-8.
  mutating func acceptEncoding(of head: ArraySlice<UInt8>) -> Bool {
    switch XMLEncoding(head: head) {
    case .utf8:
      if head.starts(with: ByteOrderMark.utf8) {
        let note = "the file begins with a byte order mark, which UTF-8 does not need"
        outlet.preamble.append(text(of: 0..<window.end).finding(.byteOrderMark, note, at: 0..<3))
      }
      return true
    case .wide:
      fail(
        .encoding,
        "the text is UTF-16 or UTF-32; only UTF-8 is read",
        help: "convert it: iconv -f UTF-16 -t UTF-8",
        at: 0..<0
      )
    case .other(let name, let range):
      fail(
        .encoding,
        "the encoding is declared to be \(DisplayText.quote(name)); only UTF-8 is read",
        help: "convert it with iconv -t UTF-8 and declare encoding=\"UTF-8\"",
        at: range
      )
    }
    return false
  }

  /// Ends reading at the bytes after the window, which are not UTF-8.
  mutating func refuseBytes() {
    fail(
      .encoding,
      "these bytes are not UTF-8; reading stops here",
      help: XMLEncoding.help,
      at: window.end..<window.end + 1
    )
  }

  /// Whether an error is only about what is missing where bytes that are not UTF-8 begin.
  func isCutShort(_ error: XMLParserError, at offset: Int) -> Bool {
    guard window.isBeforeInvalidBytes else { return false }
    switch error.code {
    // Reported for a complete end tag; an incomplete one has been reported before.
    case XMLParserError.tagMismatch: return false
    case XMLParserError.documentEnd: return !isClosed
    default:
      let isComplete = error.isAboutReference && window[..<offset].last == UInt8(ascii: ";")
      return offset == window.end && !isComplete
    }
  }
}

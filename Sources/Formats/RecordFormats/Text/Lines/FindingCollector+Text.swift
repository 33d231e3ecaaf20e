package import GameRecords

extension FindingCollector<FindingDraft> {
  /// Adds a finding about a text that is read as Latin-1.
  package mutating func addLatin1(at range: Range<Int>, in source: SourceText) {
    add(.latin1, SourceText.latin1Message, at: range, repair: .guessing)
  }

  /// Adds the finding about a byte order mark, if the input begins with one.
  /// - Returns: whether it does.
  package mutating func readByteOrderMark(of source: SourceText) -> Bool {
    guard source.start.offset == 0, source.bytes.starts(with: ByteOrderMark.utf8) else {
      return false
    }
    add(.byteOrderMark)
    return true
  }

  /// Adds an error about text that is not a move, up to the next white space.
  ///
  /// UTF-16 and UTF-32 at the start of an input are reported as such.
  package mutating func refuse(
    _ rule: Rule,
    help: String,
    at offset: Int,
    in source: SourceText
  ) {
    if source.start.offset == 0, ByteOrderMark.isWideText(source.bytes) {
      add(.encoding, "the text is UTF-16 or UTF-32; only UTF-8 is read", at: 0..<0)
      return
    }
    let rest = source.bytes.dropFirst(offset)
    let word = rest.prefix(1) + rest.dropFirst().prefix { $0 > 0x20 }
    let found =
      rest.isEmpty ? "the end" : DisplayText.quote(word) + "; the game is not read any further"
    add(
      rule,
      "expected a move such as f5, found \(found)",
      help: help,
      at: offset..<offset + word.count
    )
  }
}

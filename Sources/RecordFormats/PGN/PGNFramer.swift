import GameRecords

/// Cuts a PGN file into games: a game ends before the next line that begins with a tag behind
/// lines of moves, or with the tag `Event` behind a blank line.
///
/// It does not look for the end of comments, so that one that is not closed hides no game; but
/// comments alone, before or between the tags, are no moves.
struct PGNFramer: Framer {
  private enum Part {
    case gap, escapedLines, tags
    /// What stands behind the tags of a game, a blank line or comments, before which `Event` can
    /// not have stood.
    case tagsEnd
    case moves
  }

  private var part = Part.gap
  /// Where the game begins.
  private var start = 0
  /// Where its moves begin, if it has any.
  private var movesStart = 0
  private var hasTags = false
  /// How far was looked.
  private var offset = 0
  private var isAtLineStart = true

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { bytes in
      while true {
        let framing =
          part == .moves
          ? searchTag(in: bytes, atEnd: atEnd) : readLine(in: bytes, atEnd: atEnd)
        if let framing { return framing }
      }
    }
  }

  mutating func goesOnAtNextLine() -> Bool {
    self = PGNFramer()
    return true
  }

  func canBegin(with line: ArraySlice<UInt8>) -> Bool {
    PGNGrammar.beginsTag(line.prefix(PGNGrammar.tagBytes))
  }

  /// Looks at the next line before the moves.
  private mutating func readLine(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    if isAtLineStart {
      skipBlanks(in: bytes)
      guard offset < bytes.count else { return atEnd ? end(of: bytes) : .more }
      // A tag, before which a mark may stand, shows within so many bytes.
      let canBeTag = bytes[offset] == UInt8(ascii: "[") || bytes[offset] == 0xEF
      guard atEnd || !canBeTag || offset + PGNGrammar.tagBytes <= bytes.count else { return .more }
      if beginsGame(in: bytes) { return slice(to: offset, of: bytes) }
      isAtLineStart = false
    }
    guard let end = LineEnd.firstIndex(in: bytes, from: offset) else {
      offset = bytes.count
      return atEnd ? self.end(of: bytes) : .more
    }
    offset = end + 1
    isAtLineStart = true
    return nil
  }

  /// Skips what stands before a game, or at the start of a line of its tags.
  private mutating func skipBlanks(in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < bytes.count, WhiteSpace.isBlank(bytes[offset]) {
      let isLineEnd = ByteCount.endsLine(bytes[offset])
      if isLineEnd, part != .gap { break }
      offset += 1
    }
    if part == .gap { start = offset }
  }

  /// Looks at the line that begins here: whether it is the first one of the next game.
  private mutating func beginsGame(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var line = bytes[offset...]
    if line.first == 0xEF, line.starts(with: ByteOrderMark.utf8) { line = line.dropFirst(3) }
    guard let first = line.first, !WhiteSpace.isBlank(first), first != UInt8(ascii: "%") else {
      if part == .gap { part = .escapedLines }
      if part == .tags, isBlankLine(in: bytes) { part = .tagsEnd }
      return false
    }
    guard first == UInt8(ascii: "["), line.dropFirst().first.map(PGNGrammar.isLetter) ?? false
    else {
      (part, movesStart) = (.moves, offset)
      return false
    }
    if part == .tagsEnd, line.starts(with: "[Event ".utf8) { return true }
    (part, hasTags) = (.tags, true)
    return false
  }

  /// Whether a line end stands alone; the line feed of CR LF ends no line of its own.
  private func isBlankLine(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[offset] == 0x0D || bytes[offset] == 0x0A && bytes[offset - 1] != 0x0D
  }

  /// Looks for the next game behind moves, where only a bracket at the start of a line can be a tag.
  private mutating func searchTag(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    guard let bracket = ByteWord.firstIndex(of: UInt8(ascii: "["), in: bytes, from: offset) else {
      offset = bytes.count
      return atEnd ? end(of: bytes) : .more
    }
    offset = bracket
    guard atEnd || bracket + PGNGrammar.tagBytes <= bytes.count else { return .more }
    if ByteCount.endsLine(bytes[bracket - 1]),
      PGNGrammar.beginsTag(bytes[bracket...].prefix(PGNGrammar.tagBytes))
    {
      var moves = PGNGrammar(bytes: UnsafeBufferPointer(rebasing: bytes[movesStart..<bracket]))
      while moves.nextRemark() != nil {}
      guard moves.offset == moves.bytes.count else { return slice(to: bracket, of: bytes) }
      part = hasTags ? .tagsEnd : .escapedLines
      self.isAtLineStart = true
      return nil
    }
    offset += 1
    return nil
  }

  /// The last game, if there is one.
  private mutating func end(of bytes: UnsafeBufferPointer<UInt8>) -> Framing {
    part == .gap ? .end : slice(to: bytes.count, of: bytes)
  }

  private mutating func slice(to limit: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Framing {
    var end = limit
    while end > start, WhiteSpace.isBlank(bytes[end - 1]) { end -= 1 }
    defer { self = PGNFramer() }
    return .slice(skipped: start, length: end - start, trailing: limit - end)
  }
}

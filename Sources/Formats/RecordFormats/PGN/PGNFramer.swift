import GameRecords

/// Cuts a PGN file into games: a game ends before the next tag at the start of a line after the
/// moves, or before the tag `Event` after a blank line.
///
/// It does not look for the end of comments, so an unclosed comment hides no game. Comments alone,
/// before or between the tags, do not count as moves.
struct PGNFramer: Framer {
  private enum Part {
    case gap, escapedLines, tags
    /// A blank line or comments after the tags of a game; the tag `Event` begins the next game here.
    case tagsEnd
    case moves
  }

  private var part = Part.gap
  /// Where the game begins.
  private var start = 0
  /// Where its moves begin, if it has any.
  private var movesStart = 0
  private var hasTags = false
  /// How far the bytes have been scanned.
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

  mutating func continuesAtNextLine() -> Bool {
    self = PGNFramer()
    return true
  }

  func canBegin(with line: ArraySlice<UInt8>) -> Bool {
    PGNGrammar.beginsTag(line.prefix(PGNGrammar.tagBytes))
  }

  /// Reads the next line before the moves.
  private mutating func readLine(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    if isAtLineStart {
      skipBlanks(in: bytes)
      guard offset < bytes.count else { return atEnd ? end(of: bytes) : .more }
      // A tag, perhaps after a byte order mark, can be recognised within so many bytes.
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

  /// Skips blanks before a game, or at the start of a line of its tags.
  private mutating func skipBlanks(in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < bytes.count, WhiteSpace.isBlank(bytes[offset]) {
      let isLineEnd = ByteCount.endsLine(bytes[offset])
      if isLineEnd, part != .gap { break }
      offset += 1
    }
    if part == .gap { start = offset }
  }

  /// Notes what the line that begins here is, and returns whether it begins the next game.
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

  /// Whether a line end is a blank line; the line feed of CR LF is not one.
  private func isBlankLine(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[offset] == 0x0D || bytes[offset] == 0x0A && bytes[offset - 1] != 0x0D
  }

  /// Searches for the next game after moves, where only a bracket at the start of a line can be a tag.
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
      while moves.nextComment() != nil {}
      guard moves.offset == moves.bytes.count else { return slice(to: bracket, of: bytes) }
      part = hasTags ? .tagsEnd : .escapedLines
      self.isAtLineStart = true
      return nil
    }
    offset += 1
    return nil
  }

  /// Returns the last game, if there is one.
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

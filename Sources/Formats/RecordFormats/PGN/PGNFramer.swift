import GameRecords

/// Cuts a PGN file into games: a game ends before the next tag at the start of a line after the
/// moves, before a tag that only one game has and that has been there before, and before the tag
/// `Event` after a blank line or in a value that is not closed.
///
/// It does not look for the end of comments, so an unclosed comment hides no game. Comments alone,
/// before or between the tags, do not count as moves, and those after a result belong to the next
/// game.
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
  /// The tags of ``PGNGrammar/Heading`` so far.
  private var headings: Set<PGNGrammar.Heading> = []
  /// The tag with which the game begins, if the one before has ended only because of it.
  private var repeated: String?
  /// How far the bytes have been scanned.
  private var offset = 0
  private var isAtLineStart = true
  /// Where the line begins that is being read.
  private var lineStart = 0

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let name = repeated.take() {
      let message = "a game without moves ends here, where a second “\(name)” begins another one"
      return .finding(FindingDraft(.pgnRepeatedTag, message, at: 0..<0))
    }
    return bytes.withUnsafeBufferPointer { bytes in
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
    line.withUnsafeBufferPointer { PGNGrammar.beginsTag($0.prefix(PGNGrammar.tagBytes)) }
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
      (isAtLineStart, lineStart) = (false, offset)
    }
    let end = LineEnd.firstIndex(in: bytes, from: offset)
    guard end != nil || atEnd else {
      offset = bytes.count
      return .more
    }
    let line = bytes[lineStart..<(end ?? bytes.count)]
    if part == .tags, let event = PGNGrammar.innerEvent(in: line) {
      return slice(to: event, of: bytes)
    }
    guard let end else { return self.end(of: bytes) }
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
    guard let name = PGNGrammar.tagName(in: line.prefix(PGNGrammar.tagBytes)) else {
      (part, movesStart) = (.moves, offset)
      return false
    }
    let heading = PGNGrammar.Heading(name)
    if let heading, part == .tagsEnd && heading == .event || headings.contains(heading) {
      if part == .tags { repeated = String(decoding: name, as: UTF8.self) }
      return true
    }
    if let heading { headings.insert(heading) }
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
      guard moves.offset == moves.bytes.count else {
        return slice(to: commentsStart(before: bracket, in: bytes), of: bytes)
      }
      part = hasTags ? .tagsEnd : .escapedLines
      self.isAtLineStart = true
      return nil
    }
    offset += 1
    return nil
  }

  /// Where the comments before a tag begin, if they follow the result of the game before.
  private func commentsStart(before tag: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = tag
    while start > movesStart {
      let end = bytes[movesStart..<start].trimmedRange.upperBound
      let lineStart = Self.lineStart(of: end, from: movesStart, in: bytes)
      let line = bytes[lineStart..<end]
      switch line.first {
      case UInt8(ascii: ";"), UInt8(ascii: "%"): start = lineStart
      case _ where line.last == UInt8(ascii: "}"):
        guard let open = bytes[movesStart..<end].lastIndex(of: UInt8(ascii: "{")),
          Self.lineStart(of: open, from: movesStart, in: bytes) == open
        else { return tag }
        start = open
      default:
        let blank = line.lastIndex(where: WhiteSpace.isBlank)
        return PGNGrammar.isResult(line[(blank.map { $0 + 1 } ?? lineStart)...]) ? start : tag
      }
    }
    return tag
  }

  private static func lineStart(
    of end: Int,
    from start: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    bytes[start..<end].lastIndex(where: ByteCount.endsLine).map { $0 + 1 } ?? start
  }

  /// Returns the last game, if there is one.
  private mutating func end(of bytes: UnsafeBufferPointer<UInt8>) -> Framing {
    part == .gap ? .end : slice(to: bytes.count, of: bytes)
  }

  private mutating func slice(to limit: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Framing {
    var end = limit
    while end > start, WhiteSpace.isBlank(bytes[end - 1]) { end -= 1 }
    defer {
      let repeated = repeated
      self = PGNFramer()
      self.repeated = repeated
    }
    return .slice(skipped: start, length: end - start, trailing: limit - end)
  }
}

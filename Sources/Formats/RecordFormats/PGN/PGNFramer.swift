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
  /// The tags of ``PGNGrammar/headings`` so far.
  private var headings: Set<Int> = []
  /// The tag with which the game begins, if the one before has ended only because of it.
  private var repeated: String?
  /// Where the next line before the moves begins, or how far the moves have been searched.
  private var offset = 0
  /// How far the end of that line has been searched.
  private var scanned = 0

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let name = repeated.take() {
      let message = "a game without moves ends here, where a second “\(name)” begins another one"
      return .finding(FindingDraft(.pgnRepeatedTag, message, at: 0..<0))
    }
    return bytes.withUnsafeBufferPointer { bytes in
      while true {
        if let framing = part == .moves
          ? searchTag(in: bytes, atEnd: atEnd) : readLine(in: bytes, atEnd: atEnd)
        {
          return framing
        }
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
  private mutating func readLine(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    if part == .gap {
      while offset < bytes.count, WhiteSpace.isBlank(bytes[offset]) { offset += 1 }
      start = offset
    }
    guard offset < bytes.count else { return atEnd ? end(of: bytes) : .more }
    // The line feed of CR LF is not a blank line.
    if part != .gap, bytes[offset] == 0x0A, bytes[offset - 1] == 0x0D { offset += 1 }
    let lineEnd = LineEnd.firstIndex(in: bytes, from: max(offset, scanned))
    guard let end = lineEnd ?? (atEnd ? bytes.count : nil) else {
      scanned = bytes.count
      return .more
    }
    var line = bytes[offset..<end].drop(while: WhiteSpace.isBlank)
    offset = line.startIndex
    let isBlank = line.isEmpty
    let mark = ByteOrderMark.utf8
    if line.starts(with: mark) { line = line.dropFirst(mark.count).drop(while: WhiteSpace.isBlank) }
    if let name = PGNGrammar.tagName(in: line) {
      let heading = PGNGrammar.headings.firstIndex { name.elementsEqual($0) }
      if let heading, part == .tagsEnd && heading == 0 || headings.contains(heading) {
        if part == .tags { repeated = String(decoding: name, as: UTF8.self) }
        return slice(to: offset, of: bytes)
      }
      if let heading { headings.insert(heading) }
      (part, hasTags) = (.tags, true)
      if let event = PGNGrammar.innerEvent(in: line) { return slice(to: event, of: bytes) }
    } else if line.isEmpty || line.first == UInt8(ascii: "%") {
      if part == .gap { part = .escapedLines }
      if part == .tags, isBlank { part = .tagsEnd }
    } else {
      (part, movesStart, offset) = (.moves, offset, end)
      return nil
    }
    offset = end + 1
    return nil
  }

  /// Searches for the next game after moves, where only a bracket at the start of a line can be a tag.
  private mutating func searchTag(in bytes: UnsafeBufferPointer<UInt8>, atEnd: Bool) -> Framing? {
    guard let bracket = ByteWord.firstIndex(of: UInt8(ascii: "["), in: bytes, from: offset) else {
      offset = bytes.count
      return atEnd ? end(of: bytes) : .more
    }
    offset = bracket
    guard atEnd || bracket + PGNGrammar.tagBytes <= bytes.count else { return .more }
    guard ByteCount.endsLine(bytes[bracket - 1]),
      PGNGrammar.beginsTag(bytes[bracket...].prefix(PGNGrammar.tagBytes))
    else {
      offset += 1
      return nil
    }
    var moves = PGNGrammar(bytes: UnsafeBufferPointer(rebasing: bytes[movesStart..<bracket]))
    while moves.nextComment() != nil {}
    guard moves.offset == moves.bytes.count else {
      return slice(to: commentsStart(before: bracket, in: bytes), of: bytes)
    }
    part = hasTags ? .tagsEnd : .escapedLines
    return nil
  }

  /// Where the comments before a tag begin, if they follow the result of the game before and each
  /// is at the start of a line.
  private func commentsStart(before tag: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let text = bytes[movesStart..<tag].trimmed
    let line = text.lastIndex(where: ByteCount.endsLine).map { text[($0 + 1)...] } ?? text
    guard line.last == UInt8(ascii: "}") || ";%".utf8.contains(line.first ?? 0) else { return tag }
    var moves = PGNGrammar(bytes: UnsafeBufferPointer(rebasing: bytes[movesStart..<tag]))
    var (isAfterResult, start) = (false, tag)
    while let token = moves.next() {
      let place = movesStart + token.range.lowerBound
      let isComment = [.comment, .lineComment, .escapedLine].contains(token.kind)
      if isAfterResult, isComment, ByteCount.endsLine(bytes[place - 1]) {
        start = min(start, place)
      } else {
        (isAfterResult, start) = (token.kind == .result, tag)
      }
    }
    return start
  }

  /// Returns the last game, if there is one.
  private mutating func end(of bytes: UnsafeBufferPointer<UInt8>) -> Framing {
    part == .gap ? .end : slice(to: bytes.count, of: bytes)
  }

  private mutating func slice(to limit: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Framing {
    let end = bytes[start..<limit].trimmedRange.upperBound
    let framing = Framing.slice(skipped: start, length: end - start, trailing: limit - end)
    self = PGNFramer(repeated: repeated)
    return framing
  }
}

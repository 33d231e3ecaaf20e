import GameRecords

/// Cuts a transcript into games.
///
/// A game is a line that ends with LF, CR or both, with the comment lines before it, and with the
/// lines that continue it if its moves are numbered or on a line each. Several games may be joined
/// on one line.
struct TranscriptFramer: Framer {
  /// The part of the text that is being searched.
  private enum State {
    /// The text between games, or between comment lines and their game.
    case gap
    case comment, game
    /// The end of a line of a game, after which the game may continue.
    case lineEnd
    case done
  }

  private var state = State.gap
  /// Where the game or its comment begins.
  private var start = 0
  /// How far the bytes have been searched.
  private var offset = 0
  /// The end of the last comment line before the game; 0 when there is none.
  private var commentEnd = 0
  /// The offset before which there is no line end, if the game begins on the line of the one before
  /// it.
  private var lineSeen = 0
  /// Finds another game that begins on the line.
  private var glue = TranscriptJoinedGames(lineStart: 0)

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { bytes in
      while true {
        if let framing = step(in: bytes, atEnd: atEnd) { return framing }
      }
    }
  }

  mutating func continuesAtNextLine() -> Bool {
    self = TranscriptFramer()
    return true
  }

  private mutating func step(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing? {
    switch state {
    case .gap:
      while offset < bytes.count, WhiteSpace.isBlank(bytes[offset]) { offset += 1 }
      if commentEnd == 0 { start = offset }
      guard offset < bytes.count else { return atEnd ? end() : .more }
      // A byte order mark does not hide a comment.
      guard atEnd || bytes.count - offset > 3 || bytes[offset] != ByteOrderMark.utf8[0] else {
        return .more
      }
      let isMarked = bytes[offset...].starts(with: ByteOrderMark.utf8)
      let first = isMarked ? offset + 3 : offset
      state = first < bytes.count && Self.isCommentMark(bytes[first]) ? .comment : .game
      glue = TranscriptJoinedGames(lineStart: first)
    case .comment:
      let end = LineEnd.firstIndex(in: bytes, from: offset)
      offset = end ?? bytes.count
      guard end != nil || atEnd else { return .more }
      commentEnd = offset
      state = .gap
    case .game:
      let end = LineEnd.firstIndex(in: bytes, from: max(offset, lineSeen))
      offset = end ?? bytes.count
      if let next = glue.nextGame(in: bytes, before: offset) { return slice(to: next) }
      guard end != nil else { return atEnd ? slice(to: offset) : .more }
      state = .lineEnd
    case .lineEnd:
      let ahead = TranscriptWrap(
        bytes: UnsafeBufferPointer(rebasing: bytes[start...]),
        end: offset - start,
        isWhole: atEnd
      )
      switch ahead.next {
      case .otherGame:
        let column = TranscriptColumn(ahead.bytes, firstLineEnd: offset - start, isWhole: atEnd)
        switch column.end {
        case .oneLine: return slice(to: offset)
        case .line(let end): return slice(to: start + end)
        case .unknown: return .more
        }
      case .sameGame(let next):
        (offset, state) = (start + next, .game)
        glue = TranscriptJoinedGames(lineStart: offset)
      case .unknown: return .more
      }
    case .done:
      return .end
    }
    return nil
  }

  private mutating func slice(to end: Int) -> Framing {
    defer {
      let seen = offset - end
      self = TranscriptFramer()
      lineSeen = seen
    }
    return .slice(skipped: start, length: end - start, trailing: 0)
  }

  /// The end of the input, before which there may be comments without a game.
  private mutating func end() -> Framing {
    state = .done
    guard commentEnd > 0 else { return .end }
    return .finding(
      FindingDraft(
        .transcriptComment,
        "no game follows this comment; it is not read",
        help: "move it before a game",
        at: start..<commentEnd
      )
    )
  }

  static func isCommentMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%")
  }
}

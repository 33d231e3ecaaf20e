import GameRecords

/// Cuts a log into games: from the first action after a reset to the next reset.
///
/// A game without placements is skipped, as the app resets itself when it starts and when it loads
/// a file. Where the actions cease to be those of one game, the next one begins with the next board
/// that is printed, or after the next reset.
struct ActionLogFramer: Framer {
  private var lines = LineCursor()
  private var reader = ActionLogReader()
  /// Where the game begins.
  private var start: Int?
  /// Whether only a board or a reset begins a game.
  private var needsBoard = false

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { buffer in
      while let line = lines.next(in: buffer, atEnd: atEnd) {
        let first = bytes.startIndex + line.lowerBound
        let text = bytes[first..<first + line.count]
        // What belongs to no game is not played.
        let isOpen = start != nil || !needsBoard
        let kind = isOpen ? reader.read(text, at: line) : ActionLogLine(text)
        if reader.game.isLost, let start {
          return slice(start..<line.lowerBound, needsBoard: true)
        }
        switch kind {
        case .action(.reset, _):
          if let start, reader.hasPlacements { return slice(start..<line.upperBound) }
          self = ActionLogFramer(lines: lines)
        case .action: if !needsBoard { start = start ?? line.lowerBound }
        case .boardHeader:
          if !isOpen { reader.read(text, at: line) }
          start = start ?? line.lowerBound
          needsBoard = false
        case .value, .other: continue
        }
      }
      guard atEnd else { return .more }
      guard let start, reader.hasPlacements else { return .end }
      return slice(start..<bytes.count)
    }
  }

  private mutating func slice(_ range: Range<Int>, needsBoard: Bool = false) -> Framing {
    self = ActionLogFramer(needsBoard: needsBoard)
    return .slice(skipped: range.lowerBound, length: range.count, trailing: 0)
  }

  init(lines: LineCursor = LineCursor(), needsBoard: Bool = false) {
    self.lines = lines
    self.needsBoard = needsBoard
  }
}

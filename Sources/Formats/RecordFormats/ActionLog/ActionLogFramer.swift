import GameRecords

/// Cuts a log into games: from the first action after a reset to the next reset.
///
/// A game without placements is skipped, as the app resets itself when it starts and when it loads
/// a file.
struct ActionLogFramer: Framer {
  private var lines = LineCursor()
  /// Where the game begins.
  private var start: Int?
  private var hasPlacements = false

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { buffer in
      while let line = lines.next(in: buffer, atEnd: atEnd) {
        let first = bytes.startIndex + line.lowerBound
        switch ActionLogLine(bytes[first..<first + line.count]) {
        case .action(.reset, _):
          if let start, hasPlacements { return slice(start..<line.upperBound) }
          start = nil
        case .action(let kind, _):
          start = start ?? line.lowerBound
          if kind == .placement { hasPlacements = true }
        case .boardHeader: start = start ?? line.lowerBound
        case .value, .other: continue
        }
      }
      guard atEnd else { return .more }
      guard let start, hasPlacements else { return .end }
      return slice(start..<bytes.count)
    }
  }

  private mutating func slice(_ range: Range<Int>) -> Framing {
    self = ActionLogFramer()
    return .slice(skipped: range.lowerBound, length: range.count, trailing: 0)
  }
}

internal import GameRecords
internal import ReversiRules

/// Tells transcripts from other text by the first game, which may be broken.
enum TranscriptRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    var text = head.text
    while let mark = text.first, TranscriptFramer.isCommentMark(mark) {
      text = text.drop { !ByteCount.endsLine($0) }.drop(while: TranscriptFramer.isBlank)
    }
    let line = text.prefix { !ByteCount.endsLine($0) }.prefix(4 << 10)
    // Other games may be glued to the first one.
    var framer = TranscriptFramer()
    guard case .slice(let skipped, let length, _) = framer.next(in: line, atEnd: true) else {
      return nil
    }
    let game = line.dropFirst(skipped).prefix(length)
    var reading = TranscriptText(SourceText(name: "", bytes: game))
    reading.read()
    let squares = reading.record.moves.filter { $0 != .pass }
    // No game begins in the centre, but every other game of chess does.
    guard case .placement(let first)? = squares.first,
      !(3...4).contains(first.x) || !(3...4).contains(first.y)
    else { return nil }
    // Four moves are no accident, whatever follows them; nor are two that the rules allow.
    let isLine = squares.count >= 4 || !reading.findings.hasErrors
    guard isLine || squares.count >= 2 && isBroken(reading) else { return nil }
    return Recognition("a line of moves")
  }

  /// Whether the moves that were read can be played, and what stopped the reading may be an error of
  /// a person.
  private static func isBroken(_ reading: TranscriptText) -> Bool {
    let word = reading.bytes[reading.offset...].prefix { $0 > 0x20 }
    return !word.isEmpty && !ChessMove.isLike(word) && ReplayAttempt(reading.record).faults.isEmpty
  }
}

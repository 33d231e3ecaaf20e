internal import GameRecords
internal import ReversiRules

/// Tells transcripts from other text by the first line that is no comment.
enum TranscriptRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    var text = head.text
    while let mark = text.first, TranscriptFramer.isCommentMark(mark) {
      text = text.drop { !isLineEnd($0) }.drop(while: TranscriptFramer.isBlank)
    }
    let line = text.prefix { !isLineEnd($0) }.prefix(4 << 10)
    var reading = TranscriptText(SourceText(name: "", bytes: line))
    reading.read()
    let squares = reading.record.moves.filter { $0 != .pass }
    // No game begins in the centre, but every other game of chess does.
    guard case .placement(let first)? = squares.first,
      !(3...4).contains(first.x) || !(3...4).contains(first.y)
    else { return nil }
    // Four moves are no accident, whatever follows them.
    guard squares.count >= 4 || !reading.findings.hasErrors else { return nil }
    return Recognition("a line of moves")
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

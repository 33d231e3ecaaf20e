import GameRecords
import ReversiRules

/// Recognises a text with positions of the board format by half of the first ones.
enum BoardRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    head.evidence(cutBy: BoardFramer(digits: nil), in: .half, words).map { Recognition($0) }
  }

  private static func words(for source: SourceText) -> String? {
    guard source.bytes.count < 4_000 else { return nil }
    let isMarked = MarkedMove(source) != nil
    let text = BoardSpelling(source.bytes)?.bytes[...] ?? source.bytes
    let isOneLine = !source.bytes.contains(where: ByteCount.endsLine)
    let isArray = source.bytes.first == UInt8(ascii: "[")
    // Many texts have lines of only dashes. The smallest board has 16 squares.
    guard isOneLine || isArray || isMarked || BoardPicture.mayBegin(text),
      text.count(where: CellRun.mayBegin) >= 16, text.count(where: isDisk) > 1
    else { return nil }
    let parsed = BoardReader.parse(source, format: "board")
    if let record = parsed.reversi {
      if record.moves.count > 1 {
        let words = MoveEvidence.words(for: record.moves, isWhole: true, enough: 2)
        return words.map { _ in "the numbers of moves on a board" }
      }
      let board = record.start.board
      // Many lines are drawn with one symbol.
      guard board.hasFullCentre, Set(board.size.squares.map { board[$0] }).count > 1,
        !isOBF(parsed)
      else { return nil }
      guard source.bytes.contains(where: ByteCount.endsLine) else {
        return "the squares of a board on one line"
      }
      let isClean = parsed.findings.allSatisfy {
        [.positionMover, .positionMark].contains($0.rule)
      }
      return isClean ? "a board of several rows" : nil
    }
    if source.bytes.contains(where: ByteCount.endsLine) {
      // A picture with findings is certain only if the side to move is all that is missing.
      guard parsed.findings.allSatisfy({ $0.rule == .positionTurn }) else { return nil }
      let board = BoardReader.parse(source, turn: .dark, format: "board").reversi?.start.board
      return board?.hasFullCentre ?? false ? "a board of several rows" : nil
    }
    let isDamaged = !source.bytes.contains(0x3B) && PositionLine.resembles(source.bytes)
    return isDamaged ? "almost the squares of a board on one line" : nil
  }

  private static func isDisk(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || CellRun.square(byte).flatMap(\.self) != nil
  }

  /// Whether a semicolon follows the side to move of a line without an identifier.
  private static func isOBF(_ parsed: ParsedRecord) -> Bool {
    guard let origin = parsed.reversi?.origin, origin.range(of: .id) == nil else { return false }
    let end = origin.range(of: .turn)?.bytes.upperBound ?? 0
    return parsed.source.bytes.dropFirst(end).trimmed.first == UInt8(ascii: ";")
  }
}

import GameRecords
import ReversiRules

/// Distinguishes transcripts from other text by moves that can be played, in at least half of the
/// first games: a letter about a game may quote its moves.
enum TranscriptRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    // Tags, objects and elements begin other formats, but a list may be one of moves.
    guard let first = head.text.first, !"({<".utf8.contains(first) else { return nil }
    var isFirst = true
    return head.evidence(
      cutBy: TranscriptFramer(),
      in: .half,
      ignoring: areFreeSquares,
      { game in
        let evidence = evidence(in: game, beginsText: isFirst)
        isFirst = isFirst && evidence != nil
        return evidence
      }
    )
  }

  private static func reading(_ game: SourceText) -> TranscriptReader {
    var reading = TranscriptReader(SourceText(name: "", bytes: game.bytes.prefix(4 << 10)))
    reading.read()
    return reading
  }

  /// The evidence of a game; of one in a literal or after other words, only if all games before it
  /// have evidence, since programs have literals with moves.
  private static func evidence(in game: SourceText, beginsText: Bool) -> Recognition? {
    let text = game.bytes.prefix(4 << 10)
    guard hasSquare(text), !text.contains(where: WhiteSpace.isControl) else { return nil }
    let reading = reading(game)
    let first = game.bytes.first ?? 0
    let isLiteral = reading.hasHead || "\"'[".utf8.contains(first)
    guard !isLiteral || beginsText && !TranscriptFramer.isCommentMark(first) else { return nil }
    let words = MoveEvidence.words(
      for: reading.record.moves,
      isWhole: !reading.findings.hasErrors,
      enough: 2
    )
    return words.map { Recognition($0, strength: isLiteral ? .likeness : .content) }
  }

  /// Whether some bytes may have a move: hardly any line of another text has.
  static func hasSquare(_ text: ArraySlice<UInt8>) -> Bool {
    zip(text, text.dropFirst()).contains { first, second in
      (0x61...0x68).contains(first | 0x20) && (0x31...0x38).contains(second) || first == 0xEF
    }
  }

  private static let ofSquares = ByteSet("abcdefghABCDEFGH12345678 ,-\t\r\n".utf8)

  /// Whether a game has only moves, two or more, to different squares that are empty at the start: all that is
  /// known of one whose first move is wrong, and of many other lists of squares.
  private static func areFreeSquares(in game: SourceText) -> Bool {
    guard game.bytes.allSatisfy(ofSquares.contains) else { return false }
    let reading = reading(game)
    let squares = reading.record.moves.filter { $0 != .pass }
    return !reading.findings.hasErrors && squares.count > 1
      && MoveEvidence.areFree(squares, on: Position.initial.board)
  }
}

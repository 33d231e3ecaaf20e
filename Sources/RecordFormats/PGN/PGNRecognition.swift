internal import GameRecords
internal import ReversiRules

/// Tells PGN of Othello from other text by its first game, which may be broken.
enum PGNRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    let text = head.text
    let tags = PGNComment.rest(behindThoseIn: text)
    guard tags.first == UInt8(ascii: "["), PGNFramer.isTag(tags.dropFirst().prefix(200)) else {
      return nil
    }
    var framer = PGNFramer()
    guard case .slice(let skipped, let length, _) = framer.next(in: text, atEnd: true) else {
      return nil
    }
    let game = SourceText(name: "", bytes: text.dropFirst(skipped).prefix(length))
    let outline = PGNParser.outline(of: game)
    let squares = outline.moves.filter { $0 != .pass }
    // No game begins in the centre, but every other game of chess does; and no game of chess has
    // eight moves of pawns before anything else.
    if case .placement(let first)? = squares.first, outline.start == .initial,
      (3...4).contains(first.x), (3...4).contains(first.y)
    {
      return nil
    }
    guard squares.count >= 8 || isBrokenAtMost(outline, of: game) else { return nil }
    return Recognition("a tag in square brackets, and moves")
  }

  /// Whether a short game is one of Othello in spite of its errors: none of them looks like chess,
  /// and words that are no moves come behind some that are.
  private static func isBrokenAtMost(_ outline: PGNParser.Outline, of game: SourceText) -> Bool {
    let errors = outline.diagnostics.filter { $0.severity == .error }
    return errors.allSatisfy { error in
      let rest = game.bytes.dropFirst(error.place.start?.offset ?? 0)
      switch error.rule {
      case .encoding: return false
      case .pgnToken:
        return !outline.moves.isEmpty && !ChessMove.isLike(rest.prefix { $0 > 0x20 })
      case .pgnFEN: return !(rest.first.map { ChessMove.isPiece($0 & 0xDF) } ?? false)
      default: return true
      }
    }
  }
}

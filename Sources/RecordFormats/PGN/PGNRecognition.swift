internal import GameRecords
internal import ReversiRules

/// Tells PGN of Othello from other text by its first game.
enum PGNRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    let text = head.text
    guard text.first == UInt8(ascii: "["), PGNFramer.isTag(text.dropFirst().prefix(200)) else {
      return nil
    }
    var framer = PGNFramer()
    guard case .slice(let skipped, let length, _) = framer.next(in: text, atEnd: true) else {
      return nil
    }
    let game = SourceText(name: "", bytes: text.dropFirst(skipped).prefix(length))
    let parsed = PGNParser.parse(game, format: "")
    let squares = parsed.record?.moves.filter { $0 != .pass } ?? []
    // No game begins in the centre, but every other game of chess does; and no game of chess has
    // eight moves of pawns before anything else.
    if case .placement(let first)? = squares.first, parsed.record?.start == .initial,
      (3...4).contains(first.x), (3...4).contains(first.y)
    {
      return nil
    }
    guard parsed.record != nil, squares.count >= 8 || !parsed.hasErrors else { return nil }
    return Recognition("a tag in square brackets, and moves")
  }
}

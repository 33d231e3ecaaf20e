import RecordText
internal import GameRecords
internal import ReversiRules

/// Tells PGN of Othello from that of other games, by one of the first games.
enum PGNRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    guard beginsWithTag(head) else { return nil }
    return head.evidence(cutBy: PGNFramer(), in: .one, evidence)
  }

  /// Whether a file that is named like a PGN file can be one of Othello: none of its errors looks
  /// like chess.
  static func recogniseDamaged(_ head: InputHead) -> Recognition? {
    guard beginsWithTag(head) else { return nil }
    return head.evidence(cutBy: PGNFramer(), in: .one) { game in
      let outline = PGNParser.outline(of: game)
      guard outline.moves.count < 3, !hasChess(outline, game) else { return nil }
      return Recognition("a tag in square brackets, and the name of the file")
    }
  }

  private static func beginsWithTag(_ head: InputHead) -> Bool {
    let tags = PGNComment.rest(behindThoseIn: head.text)
    return tags.first == UInt8(ascii: "[") && PGNFramer.isTag(tags.dropFirst().prefix(200))
  }

  /// What a game has that only one of Othello has.
  private static func evidence(of game: SourceText) -> Recognition? {
    if namesGame(game) { return Recognition("a tag that names Othello", strength: .name) }
    let outline = PGNParser.outline(of: game)
    if isFEN(outline.start) { return Recognition("a FEN with disks in the centre") }
    guard !hasChess(outline, game) || outline.moves.count >= 8 else { return nil }
    let hasErrors = outline.diagnostics.contains { $0.severity == .error }
    if let moves = MoveEvidence.words(
      for: outline.moves,
      from: outline.start,
      isWhole: !hasErrors,
      enough: 1
    ) {
      return Recognition("tags, and " + moves)
    }
    guard let score = outline.score, score.dark + score.light > 32 else { return nil }
    return Recognition("a result that counts disks")
  }

  /// Whether the value of a tag has the name of the game.
  private static func namesGame(_ game: SourceText) -> Bool {
    let lines = game.bytes.split(whereSeparator: ByteCount.endsLine)
    return lines.prefix { $0.first == UInt8(ascii: "[") }.prefix(40).contains { line in
      let text = String(decoding: line.prefix(200), as: UTF8.self).lowercased()
      return text.contains("othello") || text.contains("reversi")
    }
  }

  /// Whether a FEN was read that has a disk on each square of the centre.
  private static func isFEN(_ start: Position) -> Bool {
    start != .initial && start.board.hasFullCentre
  }

  /// Whether anything that cannot be read looks like chess.
  private static func hasChess(_ outline: PGNParser.Outline, _ game: SourceText) -> Bool {
    outline.diagnostics.filter { $0.severity == .error }.contains { error in
      let rest = game.bytes.dropFirst(error.place.start?.offset ?? 0)
      return switch error.rule {
      case .pgnToken: outline.moves.isEmpty || ChessMove.isLike(rest.prefix { $0 > 0x20 })
      case .pgnFEN: rest.first.map { ChessMove.isPiece($0 & 0xDF) } ?? false
      default: error.rule == .encoding
      }
    }
  }
}

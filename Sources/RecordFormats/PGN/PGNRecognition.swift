import RecordText
import GameRecords
import ReversiRules

/// Tells PGN of Othello from that of other games, by one of the first games.
enum PGNRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    guard beginsWithTag(head) else { return nil }
    // One game of chess may be short enough to look like Othello; the others tell.
    var isOfChess: Bool?
    return head.evidence(cutBy: PGNFramer(), in: .one) { game in
      guard let found = evidence(of: game) else { return nil }
      guard found.isWeak else { return found.recognition }
      let showsChess = isOfChess ?? Self.showsChess(head)
      isOfChess = showsChess
      return showsChess ? nil : found.recognition
    }
  }

  /// Whether as many of the first games are of chess as show what Othello has.
  private static func showsChess(_ head: InputHead) -> Bool {
    var (chess, others) = (0, 0)
    _ = head.evidence(cutBy: PGNFramer(), in: .one) { game -> Bool? in
      if namesChess(game) || hasChess(PGNReader.outline(of: game), game) {
        chess += 1
      } else if evidence(of: game) != nil {
        others += 1
      }
      return nil
    }
    return chess > 0 && chess >= others
  }

  /// Whether a game has tags that only chess has: the code of an opening, or a variant.
  private static func namesChess(_ game: SourceText) -> Bool {
    let lines = game.bytes.split(whereSeparator: ByteCount.endsLine)
    return lines.prefix { $0.first == UInt8(ascii: "[") }.prefix(40).contains { line in
      chessTags.contains { line.dropFirst().starts(with: $0) }
    }
  }

  private static let chessTags = ["ECO ", "Variant ", "WhiteFideId ", "BlackFideId "]
    .map { Array($0.utf8) }

  /// Whether a file that is named like a PGN file can be one of Othello: none of its errors looks
  /// like chess.
  static func recogniseDamaged(_ head: InputHead) -> Recognition? {
    guard beginsWithTag(head) else { return nil }
    return head.evidence(cutBy: PGNFramer(), in: .one) { game in
      let outline = PGNReader.outline(of: game)
      guard outline.moves.count < 3, !hasChess(outline, game), !showsChess(head) else { return nil }
      return Recognition("a tag in square brackets, and the name of the file")
    }
  }

  private static func beginsWithTag(_ head: InputHead) -> Bool {
    let tags = PGNComment.rest(behindThoseIn: head.text)
    return tags.first == UInt8(ascii: "[") && PGNFramer.isTag(tags.dropFirst().prefix(200))
  }

  /// What a game has that only one of Othello has; it is weak where a game of chess could have it too.
  private static func evidence(
    of game: SourceText
  ) -> (recognition: Recognition, isWeak: Bool)? {
    if namesGame(game) {
      return (Recognition("a tag that names Othello", strength: .name), isWeak: false)
    }
    let outline = PGNReader.outline(of: game)
    if isFEN(outline.start) {
      return (Recognition("a FEN with disks in the centre"), isWeak: false)
    }
    guard !hasChess(outline, game) || outline.moves.count >= 8 else { return nil }
    let hasErrors = outline.findings.contains { $0.severity == .error }
    if let moves = MoveEvidence.words(
      for: outline.moves,
      from: outline.start,
      isWhole: !hasErrors,
      enough: 1
    ) {
      return (Recognition("tags, and " + moves), isWeak: outline.moves.count < 8)
    }
    guard let score = outline.score, score.dark + score.light > 32 else { return nil }
    return (Recognition("a result that counts disks"), isWeak: false)
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
  private static func hasChess(_ outline: PGNReader.Outline, _ game: SourceText) -> Bool {
    outline.findings.filter { $0.severity == .error }.contains { error in
      let rest = game.bytes.dropFirst(error.place.start?.offset ?? 0)
      return switch error.rule {
      case .pgnToken: outline.moves.isEmpty || ChessMove.isLike(rest.prefix { $0 > 0x20 })
      case .pgnFEN: rest.first.map { ChessMove.isPiece($0 & 0xDF) } ?? false
      default: error.rule == .encoding
      }
    }
  }
}

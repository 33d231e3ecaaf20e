import GameRecords
import ReversiRules

/// Distinguishes PGN of Othello from that of other games, by one of the first games.
enum PGNRecognition {
  static func recognise(_ head: InputHead) -> Recognition? {
    guard beginsWithTag(head) else { return nil }
    // One game of chess may be short enough to look like Othello; the other games decide.
    lazy var isOfChess = showsChess(head)
    return head.evidence(cutBy: PGNFramer(), in: .one) { game in
      guard let found = evidence(of: game), !found.isWeak || !isOfChess else { return nil }
      return found.recognition
    }
  }

  /// Whether at least as many of the first games look like chess as look like Othello.
  private static func showsChess(_ head: InputHead) -> Bool {
    var (chess, others) = (0, 0)
    _ = head.evidence(cutBy: PGNFramer(), in: .one) { game -> Never? in
      if hasChess(PGNReader.read(game), game) {
        chess += 1
      } else if evidence(of: game) != nil {
        others += 1
      } else if namesChess(game) {
        chess += 1
      }
      return nil
    }
    return chess > 0 && chess >= others
  }

  /// Games that look like chess.
  static func absence(in head: InputHead) -> FindingDraft? {
    guard beginsWithTag(head), showsChess(head) else { return nil }
    return .otherGame("chess")
  }

  private static func beginsWithTag(_ head: InputHead) -> Bool {
    head.text.withUnsafeBufferPointer { text in
      var grammar = PGNGrammar(bytes: text)
      while grammar.nextComment() != nil {}
      return PGNGrammar.beginsTag(text[grammar.offset...])
    }
  }

  /// The evidence that a game is Othello; weak if a game of chess could show it too.
  private static func evidence(of game: SourceText) -> (recognition: Recognition, isWeak: Bool)? {
    if namesGame(game) {
      return (Recognition("a tag that names Othello", strength: .name), isWeak: false)
    }
    let reading = PGNReader.read(game)
    let (start, moves) = (reading.record.start, reading.record.moves)
    if start != .initial, start.board.hasFullCentre {
      return (Recognition("a FEN with disks in the centre"), isWeak: false)
    }
    guard !hasChess(reading, game) || moves.count >= 8 else { return nil }
    let hasErrors = reading.findings.contains { $0.severity == .error }
    if let words = MoveEvidence.words(for: moves, from: start, isWhole: !hasErrors, enough: 1) {
      return (Recognition("tags, and " + words), isWeak: moves.count < 8)
    }
    guard let score = reading.record.result?.score, score.dark + score.light > 32 else {
      return nil
    }
    return (Recognition("a result that counts disks"), isWeak: false)
  }

  // MARK: - Signs

  /// Whether a tag contains the name of the game.
  private static func namesGame(_ game: SourceText) -> Bool {
    tagLines(of: game).contains { line in
      let text = String(decoding: line.prefix(200), as: UTF8.self).lowercased()
      return text.contains("othello") || text.contains("reversi")
    }
  }

  /// Whether a game has tags that only chess has: the code of an opening, or a variant.
  private static func namesChess(_ game: SourceText) -> Bool {
    tagLines(of: game).contains { line in
      ["[ECO ", "[Variant ", "[WhiteFideId ", "[BlackFideId "].contains {
        line.starts(with: $0.utf8)
      }
    }
  }

  /// The leading lines of a game that are tags, at most 40.
  private static func tagLines(of game: SourceText) -> ArraySlice<ArraySlice<UInt8>> {
    game.bytes.split(whereSeparator: ByteCount.endsLine)
      .prefix { $0.first == UInt8(ascii: "[") }.prefix(40)
  }

  /// Whether one of the errors looks like chess.
  private static func hasChess(_ reading: PGNReader.Reading, _ game: SourceText) -> Bool {
    reading.findings.filter { $0.severity == .error }.contains { error in
      let rest = game.bytes.dropFirst(error.place.start?.offset ?? 0)
      return switch error.rule {
      case .pgnToken: reading.record.moves.isEmpty || ChessMove.isLike(rest.prefix { $0 > 0x20 })
      case .pgnFEN: rest.first.map { ChessMove.isPiece($0 & 0xDF) } ?? false
      default: error.rule == .encoding
      }
    }
  }
}

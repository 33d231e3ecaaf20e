import GameRecords
import ReversiRules

/// What can be decided only when all properties are known.
extension GGFReader {
  /// Completes the record.
  /// - Returns: whether there is a record.
  mutating func finish(format: String) -> Bool {
    guard !isOtherGame, let position = startPosition() else { return false }
    record.start = position
    record.comment = comment
    placeType(size: position.board.size.height)
    var origin = Origin(format: format, parts: parts)
    line.fill(&record, &origin, from: bytes)
    record.origin = origin
    return true
  }

  private mutating func startPosition() -> Position? {
    let head = 0..<min(2, bytes.count)
    switch start {
    case .unreadable:
      return nil
    case .read(let board, let turn):
      if !isNamed, !hasOddName { reportMissingName(at: head) }
      let start = Position(board: board, turn: turn ?? line.firstSide ?? .dark)
      if let missingTurn { reportMissingTurn(of: start, at: missingTurn) }
      return start
    case .missing:
      // The board is missing with the end, which is reported.
      if isCut, line.moves.isEmpty { return nil }
      guard isNamed else {
        findings.add(
          .ggfOtherGame,
          "neither GM nor BO: this is not a game of Othello",
          help: "a game begins with GM[Othello] and has a board such as BO[8 … *]",
          at: head
        )
        return nil
      }
      return usualStart(at: head)
    }
  }

  /// Whether the game is named by a property that is spelled differently, which is reported.
  private var hasOddName: Bool {
    record.tags.contains { ["gm", "gm "].contains($0.name.lowercased()) }
  }

  private mutating func reportMissingName(at head: Range<Int>) {
    findings.add(
      .ggfNoGameName,
      "the game is not named; read as Othello",
      help: "write GM[Othello]",
      at: head,
      repair: .rewriting
    )
  }

  /// Uses the side of the first move as the side to move, if it can be played.
  private mutating func reportMissingTurn(of start: Position, at end: Int) {
    findings.add(
      .ggfTurn,
      "the side to move is missing; the side of the first move is used",
      help: "write * or O after the squares",
      at: end..<end,
      repair: .rewriting(
        isSafe: line.moves.first.map { start.legality(of: $0) == nil } ?? false
      )
    )
  }

  /// The start of a game without a board.
  private mutating func usualStart(at head: Range<Int>) -> Position? {
    let type = type.map { GGFType(grammar.text($0)) }
    let length = type?.size ?? BoardSize.standard.height
    guard type?.isRandom != true, let size = BoardSize(width: length, height: length) else {
      findings.add(
        .ggfBoard,
        "there is no board, and the type does not say which one to use; expected BO[8 … *]",
        at: self.type ?? head
      )
      return nil
    }
    findings.add(
      .ggfNoBoard,
      "there is no board; the standard start on \(size) is used",
      help: "write BO[8 … *]",
      at: head,
      // Safe if all moves can be played from it.
      repair: line.moves.isEmpty
        ? nil
        : .rewriting(
          isSafe: ReplayAttempt(line.moves, from: .initial(size: size), .usual).isComplete
        )
    )
    return .initial(size: size)
  }

  /// Makes the type a tag if it says more than the board does.
  private mutating func placeType(size: Int) {
    guard let range = self.type else { return }
    let type = GGFType(grammar.text(range))
    guard !grammar.trimmed(range).isEmpty, !type.isPlain || type.size != size else { return }
    if let typeSize = type.size, typeSize != size {
      findings.add(
        .ggfType,
        "the type says size \(typeSize), but the board has size \(size)",
        at: grammar.trimmed(range)
      )
    }
    keep(Tag(name: "TY", value: text(range)), at: range)
  }
}

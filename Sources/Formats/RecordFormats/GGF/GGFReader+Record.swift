import GameRecords
import ReversiRules

/// What can be decided only when all properties are known.
extension GGFReader {
  /// Completes the record.
  /// - Returns: whether there is a record.
  mutating func finish(format: String) -> Bool {
    guard !isOtherGame, let start = startPosition() else { return false }
    record.start = start
    placeType(size: start.board.size.height)
    placeMoves()
    record.origin = Origin(format: format, moves: MovePlaces(places), parts: parts)
    return true
  }

  private mutating func startPosition() -> Position? {
    let head = 0..<min(2, bytes.count)
    if let boardRange {
      guard let board else { return nil }
      if !isNamed, !record.tags.contains(where: { $0.name.lowercased() == "gm" }) {
        findings.add(
          .ggfNoGameName,
          "the game is not named; read as Othello",
          help: "write GM[Othello]",
          at: head,
          repair: .rewriting
        )
      }
      let start = Position(board: board.board, turn: board.turn?.side ?? firstSide ?? .dark)
      if board.turn == nil {
        let canPlay = moves.first.map { start.legality(of: $0) == nil } ?? false
        findings.add(
          .ggfTurn,
          "the side to move is missing; the side of the first move is used",
          help: "write * or O after the squares",
          at: boardRange.upperBound..<boardRange.upperBound,
          repair: .rewriting(isSafe: canPlay)
        )
      }
      return start
    }
    // The board is missing with the end, which is reported.
    if isCut, moves.isEmpty { return nil }
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
    let start = Position.initial(size: size)
    // Safe if all moves can be played from it.
    let isSafe = ReplayAttempt(moves, from: start, .usual).isComplete
    findings.add(
      .ggfNoBoard,
      "there is no board; the standard start on \(size) is used",
      help: "write BO[8 … *]",
      at: head,
      repair: moves.isEmpty ? nil : .rewriting(isSafe: isSafe)
    )
    return start
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

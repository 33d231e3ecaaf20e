import RecordText
import GameRecords
import ReversiRules

/// What can only be said when all properties are known.
extension GGFReader {
  /// Puts the record together.
  /// - Returns: whether it is one.
  mutating func finish(format: String) -> Bool {
    guard !isOtherGame, let position = startPosition() else { return false }
    record.start = position
    record.comment = comment
    placeType(size: position.board.size.height)
    for (index, place) in tagPlaces.enumerated() { parts.append((.tag(index + 1), place)) }
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
      // The board is missing with the end, of which is told.
      if isCut, line.moves.isEmpty { return nil }
      guard isNamed else {
        findings.add(
          .ggfOtherGame,
          "neither GM nor BO: this is no game of Othello",
          help: "a game begins with GM[Othello] and has a board such as BO[8 … *]",
          at: head
        )
        return nil
      }
      return usualStart(at: head)
    }
  }

  /// Whether the game is named by a property that is spelt in another way, of which is told.
  private var hasOddName: Bool {
    record.tags.contains { ["gm", "gm "].contains($0.name.lowercased()) }
  }

  private mutating func reportMissingName(at head: Range<Int>) {
    findings.add(
      .ggfNoGameName,
      "the game is not named; taken for Othello",
      help: "write GM[Othello]",
      at: head,
      repair: .replace(head.upperBound..<head.upperBound, with: "GM[Othello]".utf8)
    )
  }

  /// The side to move is that of the first move, if that can be played.
  private mutating func reportMissingTurn(of start: Position, at end: Int) {
    let symbol = [GGFBoard.symbol(of: start.turn)]
    let isApart = WhiteSpace.isBlank(bytes[end - 1])
    findings.add(
      .ggfTurn,
      "the side to move is missing; taken for that of the first move",
      help: "write * or O behind the squares",
      at: end..<end,
      repair: .replace(
        end..<end,
        with: (isApart ? [] : [UInt8(ascii: " ")]) + symbol,
        isSafe: line.moves.first.map { start.legality(of: $0) == nil } ?? false
      )
    )
  }

  /// The start that a game without a board has.
  private mutating func usualStart(at head: Range<Int>) -> Position? {
    let type = type.map { GGFType(bytes[grammar.trimmed($0.range)]) }
    let length = type?.size ?? BoardSize.standard.height
    guard type?.isRandom != true, let size = BoardSize(width: length, height: length) else {
      findings.add(
        .ggfBoard,
        "there is no board, and the type does not say which one it is; expected BO[8 … *]",
        at: self.type?.range ?? head
      )
      return nil
    }
    findings.add(
      .ggfNoBoard,
      "there is no board; taken for the usual start on \(size)",
      help: "write BO[8 … *]",
      at: head,
      repair: repair(ofMissing: .initial(size: size))
    )
    return .initial(size: size)
  }

  /// Writes a board before the first move; without doubt if all moves can be played from there.
  private func repair(ofMissing start: Position) -> Repair? {
    guard let place = line.firstPlace else { return nil }
    let move = LetteredMove(around: place.bytes, in: source)
    return move.map { move in
      .replace(
        move.range.lowerBound..<move.range.lowerBound,
        with: "BO[".utf8 + GGFBoard.text(of: start) + "]".utf8,
        isSafe: ReplayAttempt(line.moves, from: start, .usual).isComplete
      )
    }
  }

  /// Makes the type a tag if it says more than the board does.
  private mutating func placeType(size: Int) {
    guard let (range, index) = type else { return }
    let text = grammar.trimmed(range)
    let type = GGFType(bytes[text])
    guard !text.isEmpty, !type.isPlain || type.size != size else { return }
    if let typeSize = type.size, typeSize != size {
      findings.add(
        .ggfType,
        "the type says that the board is of size \(typeSize), but its size is \(size)",
        at: text,
        repair: type.sizePlace.map { .replace($0, with: String(size).utf8) }
      )
    }
    record.tags.insert(Tag(name: "TY", value: self.text(range)), at: index)
    tagPlaces.insert(SourceRange(range), at: index)
  }
}

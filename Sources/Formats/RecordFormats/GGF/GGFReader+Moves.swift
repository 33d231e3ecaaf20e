import GameRecords
import ReversiRules

/// The moves of a game.
extension GGFReader {
  /// Reads as many plain moves as come next.
  /// - Returns: whether there was any.
  mutating func readPlainMoves() -> Bool {
    guard !hasBadMove, grammar.canTakePlainMove() else { return false }
    // Collected on the stack first, which is large enough for nearly every game.
    let room = min(128, Limits.moves - line.moves.count)
    return withUnsafeTemporaryAllocation(of: GGFMove.self, capacity: room) { moves in
      let count = grammar.takePlainMoves(into: moves)
      line.append(UnsafeBufferPointer(rebasing: moves[..<count]))
      return count > 0
    }
  }

  /// Reads any move.
  mutating func readMove(of side: Disk, _ value: Range<Int>) {
    guard !hasBadMove else { return }
    guard line.moves.count < Limits.moves else {
      findings.add(
        .tooMany,
        "more than \(Limits.moves) moves; the others are left out",
        at: value
      )
      hasBadMove = true
      return
    }
    let parts = grammar.moveParts(of: value)
    let text = grammar.trimmed(parts[0])
    guard let move = GGFGrammar.move(source[text]) else {
      findings.add(
        .ggfMove,
        "\(DisplayText.quote(source[text])) is not a move; it and all moves after it are left out",
        help: "a move is a square such as f5, or PASS",
        at: text.isEmpty ? value : text
      )
      hasBadMove = true
      return
    }
    if value.contains(where: { WhiteSpace.isBlank(bytes[$0]) }) {
      findings.add(
        .ggfMoveSpace,
        "\(DisplayText.quote(source[value])) contains spaces",
        at: value,
        // A part with white space in it has no known meaning.
        repair: parts.contains { source[grammar.trimmed($0)].contains(where: WhiteSpace.isBlank) }
          ? nil : .rewriting
      )
    }
    let evaluation = number(parts, 1, isTime: false)
    let time = number(parts, 2, isTime: true)
    if parts.count > 3 { reportNumber(at: parts[3].lowerBound..<value.upperBound) }
    line.append(
      GGFMove(
        move: move,
        side: side,
        place: SourceRange(text),
        evaluation: evaluation ?? .nan,
        time: time ?? .nan
      )
    )
  }

  /// The number in a part of a move, if there is one.
  private mutating func number(_ parts: [Range<Int>], _ index: Int, isTime: Bool) -> Double? {
    guard parts.indices.contains(index) else { return nil }
    let range = grammar.trimmed(parts[index])
    guard !range.isEmpty else { return nil }
    let number = DecimalSpelling.number(UnsafeBufferPointer(rebasing: bytes[range]))
    guard let number, !isTime || number >= 0 else {
      reportNumber(at: range)
      return nil
    }
    return number
  }

  private mutating func reportNumber(at range: Range<Int>) {
    findings.add(
      .ggfMoveValue,
      "\(DisplayText.quote(source[range])) after a move is left out; expected evaluation/time",
      help: "the evaluation and the time are numbers; a time is not negative",
      at: range
    )
  }
}

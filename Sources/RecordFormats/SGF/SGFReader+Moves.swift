import GameRecords
import ReversiRules

extension SGFReader {
  /// Reads nodes that are plain moves, the first of which has begun.
  ///
  /// Nothing is left to do at the end of such a node.
  /// - Returns: whether the node of the last move may go on; if not, the last node that has begun is
  ///   another one.
  mutating func readPlainMoves() -> Bool {
    defer { if !hasBegun, !line.moves.isEmpty { begin() } }
    while line.moves.count < Limits.moves {
      let start = grammar.offset
      let run = grammar.nextPlainMoves(
        startingWith: line.turn ?? .dark,
        upTo: Limits.moves - line.moves.count
      )
      if run.isEmpty {
        guard let move = grammar.nextPlainMove() else { return false }
        line.append(
          .placement(move.square),
          by: move.side,
          at: SGFGrammar.plainSquare(from: start),
          letter: SGFGrammar.plainLetter(from: start)
        )
      } else {
        line.append(run, at: start)
      }
      if SGFGrammar.isLetter(bytes[start + 3]) { usesLetters = true }
      guard !run.isEmpty || grammar.skipToNode() else { return true }
    }
    return false
  }

  /// Reads a move that is written in another way, or stands behind other properties of its node.
  mutating func readMove(_ value: Range<Int>, _ name: SGFName) {
    let range = grammar.trimmed(value)
    let read = SGFValue.move(bytes[range], isPaSquare: usesLetters && hasColumnP)
    if let read, read != .pass { noteRow(of: bytes[range]) }
    if read == nil { refuseMove("is no move", at: range) }
    if line.moves.count < Limits.moves {
      // A record with a wrong move is not used, but its later moves have the right numbers.
      line.append(
        read ?? .pass,
        by: name.property == .dark ? .dark : .light,
        at: SourceRange(range),
        letter: SourceRange(name.range)
      )
      node.moveCount += 1
    } else {
      findings.add(.tooMany, "more than \(Limits.moves) moves", at: range)
    }
    if node.moveCount > 1 {
      let start = name.range.lowerBound
      findings.add(
        .sgfMovesInNode,
        "a second move in one node",
        at: range,
        // What is said before the move is said of both.
        repair: node.saysSomething ? nil : .replace(start..<start, with: ";".utf8)
      )
    }
  }

  /// Says that a move has one square.
  mutating func refuseSecondValue(_ value: Range<Int>) {
    refuseMove("is a second square of one move", at: grammar.trimmed(value))
  }

  private mutating func refuseMove(_ words: String, at range: Range<Int>) {
    findings.add(
      .sgfMove,
      "\(DisplayText.quote(bytes[range])) \(words); expected one square such as f5",
      help: "a pass is written “pa”",
      at: range
    )
  }

  /// Takes note whether a square is named by two letters.
  mutating func noteRow(of square: SGFValue.Word) {
    if let row = square.dropFirst().first, SGFGrammar.isLetter(row) { usesLetters = true }
  }

  /// Whether the board is so wide that `pa` can be a square.
  private var hasColumnP: Bool {
    facts.size.flatMap { SGFValue.size(grammar.word($0)) }?.width == 16
  }
}

import GameRecords
import ReversiRules

/// The moves, and the parts between them.
extension PGNReader {
  mutating func readMoves() {
    while true {
      if !isAfterResult, line.moves.count < Limits.moves, let square = grammar.nextPlainSquare() {
        add(.placement(square), from: grammar.offset &- 2, length: 2)
      } else if let token = grammar.next() {
        guard read(token) else { return }
      } else {
        break
      }
    }
    // A finding about the tags explains why there is nothing else.
    if isEmpty, !isAfterResult, !findings.has([.pgnTag, .pgnQuote]) {
      _ = refuse(at: grammar.offset)
    }
    guard let open = outerLines.isEmpty ? nil : line.start else { return }
    _ = stop(
      .pgnVariation,
      "the variation is not closed",
      help: "end it with )",
      at: open..<open + 1
    )
  }

  /// Reads a part of the moves.
  /// - Returns: whether to continue reading.
  @discardableResult
  mutating func read(_ token: PGNGrammar.Token) -> Bool {
    let (start, end) = (token.range.lowerBound, token.range.upperBound)
    switch token.kind {
    // The value of a number changes nothing.
    case .number, .dots: break
    case .word: return readWord(at: token.range)
    case .result: return readResult(at: token.range)
    case .glyph: readGlyph(at: token.range)
    case .comment: readComment(at: start + 1..<end - 1)
    case .lineComment: addComment(at: start + 1..<end)
    case .escapedLine: findings.add(.pgnEscapedLine, "the line is not read", at: token.range)
    case .variation: return openVariation(at: start)
    case .variationEnd: closeVariation(at: start)
    case .tag: return refuse(at: start)
    case .openComment:
      let message = "the comment is not closed; the game is not read any further"
      return stop(.pgnComment, message, help: "end it with }", at: start..<start + 1)
    }
    return true
  }

  /// Stops at something that cannot be read.
  mutating func refuse(at offset: Int) -> Bool {
    let help = "a move is a square from a1 to h8, a pass is --; games of chess cannot be read"
    findings.refuse(.pgnToken, help: help, at: offset, in: source)
    closeVariations()
    return false
  }

  /// Reports a finding and stops reading.
  mutating func stop(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>
  ) -> Bool {
    findings.add(rule, message, help: help, at: range)
    closeVariations()
    return false
  }

  @inline(__always)
  private mutating func add(_ move: Move, from start: Int, length: Int) {
    if line.hasWaitingParts { attachWaitingParts() }
    line.places.append(SourceRange(uncheckedStart: start, length: UInt32(length)))
    line.moves.append(move)
  }

  /// Reads a move in one of its rarer notations.
  private mutating func readWord(at range: Range<Int>) -> Bool {
    guard let move = move(at: range) else { return refuse(at: range.lowerBound) }
    guard !isAfterResult else {
      let word = DisplayText.quote(slice(range))
      return stop(
        .pgnAfterResult,
        "\(word) follows the result; the game is not read any further",
        help: "a game without tags may begin here",
        at: range
      )
    }
    guard line.moves.count < Limits.moves else {
      let limit = "the line has more than \(Limits.moves) moves; the rest is not read"
      return stop(.tooMany, limit, at: range)
    }
    add(move, from: range.lowerBound, length: range.count)
    return true
  }

  private mutating func move(at range: Range<Int>) -> Move? {
    let (start, word) = (range.lowerBound, slice(range))
    if word.count == 2, let square = grammar.square(at: start) { return .placement(square) }
    if MoveSpelling.isPass(word) { return .pass }
    guard word.count == 4, let square = grammar.square(at: start + 2) else { return nil }
    if grammar.square(at: start) == square {
      findings.add(
        .pgnNullMove,
        "\(DisplayText.quote(word)) is read as a pass",
        at: range,
        repair: .rewriting
      )
      return .pass
    }
    guard word.starts(with: "P@".utf8), let mirrored = Square(x: square.x, y: 7 - square.y) else {
      return nil
    }
    findings.add(
      .pgnDrop,
      "\(DisplayText.quote(word)) is read as \(mirrored): XBoard counts rows from the bottom",
      help: "if White moves first, names and result belong to the other side",
      at: range,
      repair: .guessing
    )
    return .placement(mirrored)
  }
}

import GameRecords
import ReversiRules

/// The moves, and the parts between them.
extension PGNReader {
  mutating func readMoves() {
    while !isStopped {
      if !isAfterResult, line.moves.count < Limits.moves, let square = grammar.nextPlainSquare() {
        add(.placement(square), from: grammar.offset &- 2, length: 2)
      } else if let token = grammar.next() {
        read(token)
      } else {
        readEnd()
      }
    }
    while !outerLines.isEmpty { endVariation(at: nil) }
    line.attachWaitingParts()
  }

  /// Reads a part of the moves.
  mutating func read(_ token: PGNGrammar.Token) {
    let range = token.range
    let first = range.prefix(1)
    switch token.kind {
    // The value of a number changes nothing.
    case .number, .dots: break
    case .word: readWord(at: range)
    case .result: readResult(at: range)
    case .glyph: readGlyph(at: range)
    case .comment:
      let text = range.dropFirst().dropLast()
      if !readEdaxResult(at: text) { addComment(at: text) }
    case .lineComment: addComment(at: range.dropFirst())
    case .escapedLine: findings.add(.pgnEscapedLine, "the line is not read", at: range)
    case .variation: openVariation(at: first)
    case .variationEnd: closeVariation(at: first)
    case .tag: refuse(at: range)
    case .openComment:
      let message = "the comment is not closed; the game is not read any further"
      stop(.pgnComment, message, help: "end it with }", at: first)
    }
  }

  private mutating func readEnd() {
    isStopped = true
    // A finding about the tags explains why there is nothing else.
    if isEmpty, !isAfterResult, !findings.has([.pgnTag, .pgnQuote]) {
      refuse(at: bytes.count..<bytes.count)
    } else if !outerLines.isEmpty {
      let bracket = line.start..<line.start + 1
      findings.add(.pgnVariation, "the variation is not closed", help: "end it with )", at: bracket)
    } else if !isAfterResult, let number = lastNumber {
      findings.add(.pgnCut, "no move follows this number; the game may be cut off", at: number)
    }
  }

  /// The number of a move at the end of the game.
  private var lastNumber: Range<Int>? {
    let end = bytes.lastIndex { !WhiteSpace.isSpaceOrLineEnd($0) }.map { $0 + 1 } ?? 0
    let start = bytes[..<end].lastIndex(where: WhiteSpace.isSpaceOrLineEnd).map { $0 + 1 } ?? 0
    let isNumber = bytes[start..<end].allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
    return start < end && ASCII.isDigit(bytes[start]) && isNumber ? start..<end : nil
  }

  /// Stops at something that cannot be read.
  mutating func refuse(at range: Range<Int>) {
    isStopped = true
    let help = "a move is a square from a1 to h8, a pass is --; games of chess cannot be read"
    findings.refuse(.pgnToken, help: help, at: range.lowerBound, in: source)
  }

  /// Reports a finding and stops reading.
  mutating func stop(_ rule: Rule, _ message: String, help: String? = nil, at range: Range<Int>) {
    isStopped = true
    findings.add(rule, message, help: help, at: range)
  }

  @inline(__always)
  private mutating func add(_ move: Move, from start: Int, length: Int) {
    line.attachWaitingParts()
    line.places.append(SourceRange(uncheckedStart: start, length: UInt32(length)))
    line.moves.append(move)
  }

  /// Reads a move in one of its rarer notations.
  private mutating func readWord(at range: Range<Int>) {
    guard let move = move(at: range) else { return refuse(at: range) }
    guard !isAfterResult else {
      let word = DisplayText.quote(source[range])
      let message = "\(word) follows the result; the game is not read any further"
      return stop(.pgnAfterResult, message, help: "a game without tags may begin here", at: range)
    }
    guard line.moves.count < Limits.moves else {
      let limit = "the line has more than \(Limits.moves) moves; the rest is not read"
      return stop(.tooMany, limit, at: range)
    }
    add(move, from: range.lowerBound, length: range.count)
  }

  private mutating func move(at range: Range<Int>) -> Move? {
    let (start, word) = (range.lowerBound, source[range])
    if word.count == 2, let square = grammar.square(at: start) { return .placement(square) }
    if MoveSpelling.isPass(word) { return .pass }
    guard word.count == 4, let square = grammar.square(at: start + 2) else { return nil }
    let quoted = DisplayText.quote(word)
    if grammar.square(at: start) == square {
      findings.add(.pgnNullMove, "\(quoted) is read as a pass", at: range, repair: .rewriting)
      return .pass
    }
    guard word.starts(with: "P@".utf8), let mirrored = Square(x: square.x, y: 7 - square.y) else {
      return nil
    }
    findings.add(
      .pgnDrop,
      "\(quoted) is read as \(mirrored): XBoard counts rows from the bottom",
      help: "if White moves first, names and result belong to the other side",
      at: range,
      repair: .guessing
    )
    return .placement(mirrored)
  }
}

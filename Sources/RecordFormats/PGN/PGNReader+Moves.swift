import RecordText
import GameRecords
import ReversiRules

/// The moves, and what stands between them.
extension PGNReader {
  mutating func readMoves() {
    while true {
      skipBlanks()
      guard offset < bytes.count else { break }
      guard readMove() || readOther() else { return }
    }
    // What is wrong with its tags says why there is nothing else.
    if isEmpty, !isAfterResult, !findings.has([.pgnTag, .pgnQuote]) { _ = refuse() }
    guard let open = outerLines.isEmpty ? nil : line.start else { return }
    findings.add(
      .pgnVariation,
      "the variation is not closed",
      help: "end it with )",
      at: open..<open + 1
    )
    closeVariations()
  }

  /// Stops at something that cannot be read.
  private mutating func refuse() -> Bool {
    let help = "moves are squares from a1 to h8, passes --; a game of chess is not read"
    findings.refuse(.pgnToken, help: help, at: offset, in: source)
    closeVariations()
    return false
  }

  /// The fast way: reads a square with a space or line end behind it, as nearly all moves are.
  @inline(__always)
  private mutating func readMove() -> Bool {
    guard offset &+ 2 < bytes.count, bytes[offset &+ 2] <= 0x20, let square = square(at: offset),
      !isAfterResult, line.moves.count < Limits.moves
    else { return false }
    add(.placement(square), length: 2)
    return true
  }

  /// A square of 8×8 in either case; there are two bytes.
  @inline(__always)
  private func square(at offset: Int) -> Square? {
    let x = (bytes[offset] | 0x20) &- UInt8(ascii: "a")
    let y = bytes[offset &+ 1] &- UInt8(ascii: "1")
    return x < 8 && y < 8 ? Square(rawValue: y << 4 | x) : nil
  }

  @inline(__always)
  private mutating func add(_ move: Move, length: Int) {
    if line.hasRemark { setRemark() }
    line.places.append(SourceRange(uncheckedStart: offset, length: UInt32(length)))
    line.moves.append(move)
    offset &+= length
  }

  private mutating func readOther() -> Bool {
    let start = offset
    switch bytes[offset] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return readNumber()
    case UInt8(ascii: "."):
      offset += 1
    case UInt8(ascii: "*"):
      guard outerLines.isEmpty, !isAfterResult else { return refuse() }
      isAfterResult = true
      offset += 1
    case UInt8(ascii: "{"), UInt8(ascii: ";"):
      guard !readComment() else { return true }
      findings.add(
        .pgnComment,
        "the comment is not closed; the game is not read any further",
        help: "end it with }",
        at: start..<start + 1
      )
      closeVariations()
      return false
    case UInt8(ascii: "("):
      return openVariation()
    case UInt8(ascii: ")"):
      if outerLines.isEmpty {
        let message = "this bracket closes no variation"
        let repair = Repair.replace(start..<start + 1, with: [], isSafe: false)
        findings.add(
          .pgnVariation,
          message,
          help: "remove it",
          at: start..<start + 1,
          repair: repair
        )
      } else {
        closeVariation()
      }
      offset += 1
    case UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      return readGlyph()
    default:
      return readWord()
    }
    return true
  }

  /// Reads a move number, whose value changes nothing, or a result.
  private mutating func readNumber() -> Bool {
    var end = offset
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end &+= 1 }
    guard let mark = byte(end), mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/") else {
      offset = byte(end) == UInt8(ascii: ".") ? end &+ 1 : end
      return true
    }
    while let byte = byte(end), (0x2F...0x39).contains(byte) || byte == UInt8(ascii: "-") {
      end += 1
    }
    let word = slice(offset..<end)
    guard outerLines.isEmpty, !isAfterResult, let result = ResultSpelling.result(word)
    else { return refuse() }
    readTail(result, at: offset..<end)
    return true
  }

  /// Reads a move in one of its rarer spellings.
  private mutating func readWord() -> Bool {
    var end = offset
    while let byte = byte(end), byte > 0x20, !"!?{}();$".utf8.contains(byte) { end += 1 }
    let range = offset..<end
    let word = slice(range)
    guard let move = move(word, at: range) else { return refuse() }
    guard !isAfterResult else {
      findings.add(
        .pgnAfterResult,
        "\(DisplayText.quote(word)) stands behind the result; the game is not read any further",
        help: "does a game without tags begin here?",
        at: range
      )
      closeVariations()
      return false
    }
    guard line.moves.count < Limits.moves else {
      let limit = "the line has more than \(Limits.moves) moves; the rest is not read"
      findings.add(.tooMany, limit, at: range)
      closeVariations()
      return false
    }
    add(move, length: range.count)
    return true
  }

  private mutating func move(_ word: ArraySlice<UInt8>, at range: Range<Int>) -> Move? {
    if word.count == 2, let square = square(at: range.lowerBound) { return .placement(square) }
    if MoveSpelling.isPass(word) { return .pass }
    guard word.count == 4, let square = square(at: range.lowerBound + 2) else { return nil }
    if self.square(at: range.lowerBound) == square {
      let repair = Repair.replace(range, with: "--".utf8)
      findings.add(
        .pgnNullMove,
        "\(DisplayText.quote(word)) is taken for a pass",
        at: range,
        repair: repair
      )
      return .pass
    }
    guard word.starts(with: "P@".utf8), let mirrored = Square(x: square.x, y: 7 - square.y) else {
      return nil
    }
    findings.add(
      .pgnDrop,
      "\(DisplayText.quote(word)) is read as \(mirrored): XBoard counts rows from the bottom",
      help: "where White moves first, names and result belong to the other side",
      at: range,
      repair: .replace(range, with: mirrored.description.utf8, isSafe: false)
    )
    return .placement(mirrored)
  }
}

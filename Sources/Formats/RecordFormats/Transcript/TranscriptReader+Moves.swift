import GameRecords
import ReversiRules

/// Moves, and the text between and after them.
extension TranscriptReader {
  mutating func readMoves() {
    let isWhole = readTokens()
    if !isWhole || !isGame { refuse() }
  }

  /// Reads up to the end or a limit, or to something that cannot be read.
  /// - Returns: whether nothing was found that cannot be read.
  mutating func readTokens() -> Bool {
    let isSign = byte(offset).map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } ?? false
    isSigned = isSign && square(at: offset + 1) != nil
    while true {
      skipSeparators()
      guard offset < bytes.count else { return true }
      guard record.moves.count < Limits.moves else {
        let limit = "the game has more than \(Limits.moves) moves; the rest is not read"
        findings.add(.tooMany, limit, at: offset..<offset + 1)
        return true
      }
      guard
        readDash() || readPlacement() || readPass() || readNumber() || readSide() || readTail()
      else { return false }
    }
  }

  /// Whether there are moves, or at least players.
  var isGame: Bool {
    !record.moves.isEmpty || record.players.dark.name != nil || record.players.light.name != nil
  }

  private mutating func refuse() {
    let help = "a line has the moves of one game, from a1 to h8, with or without numbers"
    findings.refuse(.transcriptToken, help: help, at: offset, in: source)
  }

  /// A square of 8×8 in either case.
  func square(at offset: Int) -> Square? {
    guard offset + 1 < bytes.count else { return nil }
    let x = (bytes[offset] | 0x20) &- UInt8(ascii: "a")
    let y = bytes[offset + 1] &- UInt8(ascii: "1")
    return x < 8 && y < 8 ? Square(rawValue: y << 4 | x) : nil
  }

  /// Whether there is white space, a separator or an end of the text at an offset.
  private func isBreak(at offset: Int) -> Bool {
    guard offset >= 0 else { return true }
    return isBlank(at: offset) || Self.isSeparator(bytes[offset])
  }

  /// Whether the bytes at an offset are a word of their own.
  private func isWord(at offset: Int, length: Int) -> Bool {
    isBreak(at: offset - 1) && isBreak(at: offset + length)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { ",;:|>+-\"'])([".utf8.contains(byte) }

  /// Skips text that may be between moves, up to two dashes, which are a pass.
  private mutating func skipSeparators() {
    var isWrapped = false
    defer {
      if isWrapped, offset < bytes.count {
        let isNumbered = (0x30...0x39).contains(bytes[offset])
        findings.add(
          .transcriptWrapped,
          isNumbered
            ? "the game continues here, as the move numbers show"
            : "these moves continue the game of the line before",
          help: "write each game on one line",
          at: offset..<offset,
          repair: .rewriting
        )
      }
    }
    var brackets = 0
    while let byte = byte(offset) {
      if "[(".utf8.contains(byte) { brackets += 1 }
      // A list in a list is as much as a game needs.
      if brackets > 2 { return }
      if ByteCount.endsLine(byte) { isWrapped = !record.moves.isEmpty }
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"),
        margin(at: offset) != nil || isSignedNumber(at: offset)
      {
        return
      }
      if byte == UInt8(ascii: "-") {
        let end = bytes[offset...].firstIndex { $0 != byte } ?? bytes.count
        if end - offset == 2 { return }
        offset = end
      } else if byte == UInt8(ascii: ":"), isSigned {
        return
      } else if byte == UInt8(ascii: "["), self.byte(offset + 1) == UInt8(ascii: "]") {
        return
      } else if WhiteSpace.isBlank(byte) || Self.isSeparator(byte) {
        offset += 1
      } else {
        return
      }
    }
  }

  /// Whether there is a separate sign and number at an offset, which are not a move number.
  private func isSignedNumber(at offset: Int) -> Bool {
    let digits = bytes[(offset + 1)...].prefix { (0x30...0x39).contains($0) }
    return isBreak(at: offset - 1) && !digits.isEmpty && isBlank(at: digits.endIndex)
  }

  private mutating func add(_ move: Move, length: Int) {
    let isWide = source[offset..<offset + 1].first != bytes[offset]
    record.moves.append(move)
    ranges.append(SourceRange(offset..<offset + (isWide ? 6 : length)))
    offset += length
  }

  private mutating func readDash() -> Bool {
    guard bytes[offset] == UInt8(ascii: "-"), byte(offset + 1) == UInt8(ascii: "-") else {
      return false
    }
    add(.pass, length: 2)
    return true
  }

  private mutating func readPlacement() -> Bool {
    if let square = square(at: offset) {
      if self.square(at: offset + 2) == square, isWord(at: offset, length: 4) {
        findings.add(
          .transcriptNullMove,
          "\(DisplayText.quote(bytes[offset..<offset + 4])) is read as a pass",
          at: offset..<offset + 4,
          repair: .rewriting
        )
        add(.pass, length: 4)
        return true
      }
      if isSigned {
        let sign = offset > 0 ? bytes[offset - 1] : 0
        let side: Disk? =
          sign == UInt8(ascii: "+") ? .dark : sign == UInt8(ascii: "-") ? .light : nil
        if let side { add(side, at: offset - 1..<offset) }
      }
      add(.placement(square), length: 2)
      readGlyph()
      return true
    }
    guard bytes[offset] | 0x20 == UInt8(ascii: "p"), byte(offset + 1) == UInt8(ascii: "@"),
      let square = square(at: offset + 2), let mirrored = Square(x: square.x, y: 7 - square.y)
    else { return false }
    findings.add(
      .transcriptDrop,
      "\(DisplayText.quote(bytes[offset..<offset + 4])) is read as \(mirrored): "
        + "XBoard counts rows from the bottom",
      at: offset..<offset + 4,
      repair: .guessing
    )
    add(.placement(mirrored), length: 4)
    return true
  }

  /// Notes the side of the next move.
  private mutating func add(_ side: Disk, at range: Range<Int>) {
    let ply = record.moves.count + 1
    record.annotations.append(MoveAnnotation(ply: ply, side: side))
    parts.append((.side(ply), SourceRange(range)))
  }

  /// Reads the name of a side before a move.
  private mutating func readSide() -> Bool {
    guard isBreak(at: offset - 1), let name = MoveSpelling.side(beginning: bytes[offset...]),
      case let next = offset + name.length, next < bytes.count,
      square(at: next) != nil || bytes[next] == UInt8(ascii: "-") || passLength(at: next) != nil
    else { return false }
    add(name.side, at: offset..<next)
    offset = next
    return true
  }

  /// Reads the judgement of the last move, such as `?!`.
  private mutating func readGlyph() {
    let signs = bytes[offset...].prefix { "!?".utf8.contains($0) }
    guard !signs.isEmpty, let glyph = MoveSpelling.glyph(signs) else { return }
    let ply = record.moves.count
    if record.annotations.last?.ply != ply { record.annotations.append(MoveAnnotation(ply: ply)) }
    record.annotations[record.annotations.count - 1].glyphs = [glyph]
    offset = signs.endIndex
  }

  /// Reads the longest notation of a pass here.
  ///
  /// A single letter must stand alone, and a word that continues with other letters is not a pass.
  private mutating func readPass() -> Bool {
    let rest = bytes[offset...]
    if rest.starts(with: "[]".utf8) {
      add(.pass, length: 2)
      return true
    }
    if let length = passLength(at: offset) {
      add(.pass, length: length)
      return true
    }
    guard isWord(at: offset, length: 1), MoveSpelling.isPass(rest.prefix(1)) else {
      return false
    }
    add(.pass, length: 1)
    return true
  }

  /// The length of a pass of several letters at an offset, followed by a move, another pass or no
  /// letter.
  private func passLength(at offset: Int) -> Int? {
    for length in [4, 3, 2] where offset + length <= bytes.count {
      guard MoveSpelling.isPass(bytes[offset..<offset + length]) else { continue }
      let end = offset + length
      let next = byte(end) ?? 0
      let isLetter = next >= 0x80 || (0x61...0x7A).contains(next | 0x20)
      let isDrop = next | 0x20 == UInt8(ascii: "p") && byte(end + 1) == UInt8(ascii: "@")
      let isPass = bytes.count >= end + 2 && MoveSpelling.isPass(bytes[end..<end + 2])
      if !isLetter || square(at: end) != nil || isDrop || isPass { return length }
    }
    return nil
  }

  /// Whether a number at the end continues the numbers of the moves, so that more moves may follow.
  func isNextNumber(at start: Int) -> Bool {
    let word = bytes[start...].trimmed
    guard let lastNumber, DecimalSpelling.whole(word, upTo: 3) == lastNumber + 1
    else { return false }
    return !ReplayAttempt(record).replay.isOver
  }

  /// Reads a move number with what ends it, or the number of the next move alone.
  private mutating func readNumber() -> Bool {
    let end = bytes[offset...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
    guard end > offset else { return false }
    guard let mark = byte(end), ".):".utf8.contains(mark) else {
      let next = bytes[end...].firstIndex { !WhiteSpace.isSpaceOrTab($0) } ?? bytes.count
      let count = record.moves.count
      guard let number = DecimalSpelling.whole(bytes[offset..<end], upTo: 3),
        next > end && (number == count + 1 || number == count / 2 + 1)
          && (square(at: next) != nil || MoveSpelling.side(beginning: bytes[next...]) != nil)
          || isNextNumber(at: offset)
      else { return false }
      lastNumber = number
      offset = next
      return true
    }
    lastNumber = DecimalSpelling.whole(bytes[offset..<end].prefix(9), upTo: 9)
    offset = bytes[end...].firstIndex { !".)".utf8.contains($0) } ?? bytes.count
    return true
  }
}

import GameRecords
import ReversiRules

/// What lists of openings and books have next to the moves: a name, and the expected score.
extension TranscriptReader {
  /// Reads what is before the moves on their line, if legal moves follow it: players with a score or
  /// without one, or a name as in `Tiger | f5d6c3d3c4`.
  mutating func readHead() {
    let line = bytes[offset...].prefix { !ByteCount.endsLine($0) }
    guard let first = line.first, Self.canBeginName(first), square(at: offset) == nil,
      MoveSpelling.side(beginning: line) == nil, let start = start(of: line)
    else { return }
    let marks = ".) 0123456789\t".utf8
    // The number of the first move belongs to it.
    let numbers = line[..<start].reversed().prefix(while: marks.contains).reversed()
    let isNumbered = numbers.contains { ".)".utf8.contains($0) }
    let next = isNumbered ? start - numbers.count : start
    let end = line[..<next].lastIndex { !WhiteSpace.isBlank($0) && !Self.isBeforeMoves($0) }
    let head = line[..<((end ?? line.startIndex) + 1)]
    // Without a mark, a word before moves may be one of another format.
    let isMarked = line[head.endIndex..<next].contains(where: Self.isBeforeMoves)
    let hasPlayers = readPlayers(in: head)
    guard hasPlayers || isMarked else { return }
    if !hasPlayers { keepName(at: head.indices) }
    (hasHead, offset) = (true, next)
  }

  /// Where the first square of a line is, if moves begin there that are legal and reach to its end.
  private func start(of line: ArraySlice<UInt8>) -> Int? {
    let start = line.indices.dropFirst().first { index in
      let before = bytes[index - 1]
      return square(at: index) != nil
        && (WhiteSpace.isBlank(before) || Self.isBeforeMoves(before))
    }
    guard let start else { return nil }
    var moves = TranscriptReader(SourceText(name: "", bytes: line[start...]))
    return moves.readTokens() && moves.hasPlayableGame ? start : nil
  }

  /// Whether a byte can be between a name and moves.
  private static func isBeforeMoves(_ byte: UInt8) -> Bool { "|=:\"'([#>".utf8.contains(byte) }

  /// Reads players, with their score between or after them.
  private mutating func readPlayers(in head: ArraySlice<UInt8>) -> Bool {
    let words = head.split(whereSeparator: WhiteSpace.isSpaceOrTab)
    let score = words.first { ResultSpelling.result($0)?.score != nil }
    var dark = head[..<(score?.startIndex ?? head.endIndex)].trimmed
    var light = head[(score?.endIndex ?? head.endIndex)...].trimmed
    if light.isEmpty {
      let between = [" vs. ", " vs ", " - "].lazy.compactMap { dark.firstRange(of: $0.utf8) }.first
      guard let between else { return false }
      (dark, light) = (dark[..<between.lowerBound].trimmed, dark[between.upperBound...].trimmed)
    }
    keepPlayers(dark.indices, light.indices, score: score?.indices)
    return true
  }

  /// Reads a name after the moves, `f5d6c3d3c4 Tiger`, up to the end.
  ///
  /// It begins with a capital letter and has no digits, so that no malformed move is read as a
  /// name; and the moves before it are legal.
  mutating func readNameAfter() -> Bool {
    let name = bytes[offset...].trimmed
    guard offset > 0, isBlank(at: offset - 1) || bytes[offset - 1] == UInt8(ascii: "|"),
      let first = name.first, first >= 0x80 || (0x41...0x5A).contains(first), name.count > 2,
      !name.contains(where: { ByteCount.endsLine($0) || (0x30...0x39).contains($0) }),
      hasPlayableGame
    else { return false }
    keepName(at: name.indices)
    offset = bytes.count
    return true
  }

  private mutating func keepName(at range: Range<Int>) {
    let name = text(at: range)
    record.comment = [record.comment, name].compactMap(\.self).joined(separator: "\n")
    findings.add(
      .transcriptName,
      "the name \(DisplayText.quote(bytes[range])) is read as a comment",
      at: range
    )
  }

  /// Reads the score that a book expects: `X-21` if dark loses by 21, `O+5` if light wins by 5.
  mutating func readBookScore() -> Bool {
    let text = bytes[offset...].trimmed
    let score = text.dropFirst()
    guard let letter = text.first, !isSigned, let sign = score.first,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), (2...4).contains(score.count),
      score.dropFirst().allSatisfy({ (0x30...0x39).contains($0) }),
      let side: Disk = letter | 0x20 == 0x78 ? .dark : letter | 0x20 == 0x6F ? .light : nil,
      let number = score.withUnsafeBufferPointer(DecimalSpelling.number),
      case let attempt = ReplayAttempt(record), attempt.problems.isEmpty, hasPlayableGame,
      let last = attempt.replay.steps.filter({ $0.move != .pass }).last
    else { return false }
    let ply = record.moves.lastIndex { $0 != .pass }.map { $0 + 1 } ?? record.moves.count
    let evaluation = last.side == side ? number : -number
    record.annotations.append(MoveAnnotation(ply: ply, evaluation: evaluation))
    findings.add(
      .transcriptScore,
      "\(DisplayText.quote(text)) is read as the score that \(side) expects after \(last.move)",
      at: text.indices
    )
    offset = bytes.count
    return true
  }

  static func canBeginName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

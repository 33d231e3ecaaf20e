import GameRecords
import ReversiRules

/// What lists of openings and books have next to the moves: a name, and the expected score.
extension TranscriptReader {
  /// Reads a name before the moves, `Tiger | f5d6c3d3c4`, if legal moves follow it.
  mutating func readNameBefore() {
    let line = bytes[offset...].prefix { !ByteCount.endsLine($0) }
    guard let bar = line.firstIndex(of: UInt8(ascii: "|")),
      case let name = line[..<bar].trimmed, let first = name.first, Self.canBeginName(first)
    else { return }
    var inName = TranscriptReader(SourceText(name: "", bytes: name))
    _ = inName.readTokens()
    guard inName.record.moves.allSatisfy({ $0 == .pass }) else { return }
    var rest = TranscriptReader(SourceText(name: "", bytes: line[(bar + 1)...]))
    guard rest.readTokens(), rest.hasPlayableGame else { return }
    keepName(at: name.indices)
    offset = bar + 1
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

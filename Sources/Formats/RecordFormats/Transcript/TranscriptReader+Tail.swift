import GameRecords

/// What may follow the last move.
extension TranscriptReader {
  /// Reads a result at the end, such as `39-25`, or other results that programs and people write
  /// there.
  mutating func readTail() -> Bool {
    let rest = bytes[offset...]
    if isSigned, rest.first == UInt8(ascii: ":") { return readSignedTail() }
    if readMargin() || readBookScore() || readNameAfter() { return true }
    let end = rest.lastIndex { !WhiteSpace.isBlank($0) }.map { $0 + 1 } ?? offset
    guard isGame, let result = ResultSpelling.result(rest[..<end]) else { return false }
    if let declared = record.result, declared != result {
      reportResult(rest[..<end], at: offset..<end)
    } else {
      record.result = result
      addResult(at: offset..<end)
    }
    offset = bytes.count
    return true
  }

  /// Reads `: -04 10`, where the first number is dark's disks minus light's.
  private mutating func readSignedTail() -> Bool {
    let words = bytes[(offset + 1)...].split(whereSeparator: WhiteSpace.isBlank)
    guard let first = words.first, (2...4).contains(first.count),
      "+-".utf8.contains(bytes[first.startIndex]),
      let margin = Int(String(decoding: first, as: UTF8.self))
    else { return false }
    record.result = GameResult(margin: Double(margin))
    addResult(at: first.indices)
    if let flags = words.dropFirst().first, let last = words.last {
      guard words.dropFirst().allSatisfy({ $0.allSatisfy(Self.isHexadecimal) }) else {
        return false
      }
      let range = flags.startIndex..<last.endIndex
      record.tags = [Tag(name: "flags", value: String(decoding: bytes[range], as: UTF8.self))]
      parts.append((.tag(1), SourceRange(range)))
    }
    offset = bytes.count
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}

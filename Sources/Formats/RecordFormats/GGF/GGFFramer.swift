import GameRecords

/// Cuts an input into games: from `(;` to the next `;)` that is not in a value.
///
/// A value ends at the first `]`, so the last bracket before a place shows whether the place is in
/// a value. An unclosed game ends where the next one begins: at any `(;` outside of a value, and
/// inside of a value, which is then not closed either, at `(;GM[` and at a `(;` at the beginning of
/// a line, alone or with a count.
struct GGFFramer: Framer {
  private var asides = LineAsides()
  /// Where the game begins whose end is searched for, if there is one.
  private var gameStart: Int?
  /// Whether the byte at ``offset`` is in a value.
  private var isInValue = false
  /// How far the bytes have been searched.
  private var offset = 0

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    if let framing = asides.beforeFirstLine(in: bytes, atEnd: atEnd) { return framing }
    return bytes.withUnsafeBufferPointer { bytes in
      if let finding = findGame(in: bytes, atEnd: atEnd) {
        offset = 0
        return .finding(finding)
      }
      guard let gameStart else { return atEnd ? .end : .more }
      guard let end = gameEnd(in: bytes, after: gameStart, atEnd: atEnd) else { return .more }
      (self.gameStart, offset) = (nil, 0)
      return .slice(skipped: gameStart, length: end - gameStart, trailing: 0)
    }
  }

  // MARK: - Between games

  /// Searches for the next game, unless it is known where it begins.
  /// - Returns: the finding about the bytes before it, if any.
  private mutating func findGame(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> FindingDraft? {
    while gameStart == nil {
      guard let semicolon = ByteWord.firstIndex(of: UInt8(ascii: ";"), in: bytes, from: offset)
      else {
        offset = bytes.count
        return atEnd ? Self.finding(before: offset, of: bytes) : nil
      }
      offset = semicolon + 1
      guard semicolon > 0, bytes[semicolon - 1] == UInt8(ascii: "(") else { continue }
      if let finding = Self.finding(before: semicolon - 1, of: bytes) { return finding }
      (gameStart, isInValue) = (semicolon - 1, false)
    }
    return nil
  }

  private static func finding(
    before game: Int,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> FindingDraft? {
    let gap = bytes[..<game]
    if let first = gap.firstIndex(where: { !WhiteSpace.isBlank($0) && !ASCII.isDigit($0) }) {
      let stray = bytes[first..<(countStart(before: game, of: bytes) ?? game)].trimmedRange
      let line = bytes[stray].prefix { !ByteCount.endsLine($0) }
      return FindingDraft(
        .ggfOutside,
        "\(DisplayText.quote(line)) is outside of any game; expected “(;”",
        help: "only counts and white space may appear there",
        at: stray
      )
    }
    let words = gap.trimmedRange
    let start = gap[words].lastIndex(where: WhiteSpace.isBlank).map { $0 + 1 } ?? words.lowerBound
    let count = bytes[start..<words.upperBound]
    guard count.count > 1 || (count.first ?? 0) > UInt8(ascii: "1") else { return nil }
    return FindingDraft(
      .ggfGamesTogether,
      "\(DisplayText.quote(count)) is a count of games played together; they become separate records",
      at: start..<words.upperBound
    )
  }

  // MARK: - In a game

  /// Where a game ends; `nil` when more bytes are needed.
  private mutating func gameEnd(
    in bytes: UnsafeBufferPointer<UInt8>,
    after gameStart: Int,
    atEnd: Bool
  ) -> Int? {
    while let semicolon = ByteWord.firstIndex(of: UInt8(ascii: ";"), in: bytes, from: offset) {
      // The bytes after it show what it is.
      guard semicolon + 3 < bytes.count || atEnd else { return nil }
      noteBracket(before: semicolon, of: bytes)
      offset = semicolon + 1
      if !isInValue, offset < bytes.count, bytes[offset] == UInt8(ascii: ")") { return offset + 1 }
      let next = semicolon - 1
      guard next >= gameStart + 2, bytes[next] == UInt8(ascii: "(") else { continue }
      let count = Self.countStart(before: next, of: bytes)
      if isInValue {
        let isAtLineStart = count.map { $0 > 0 && ByteCount.endsLine(bytes[$0 - 1]) } ?? false
        guard isAtLineStart || bytes[offset...].starts(with: "GM[".utf8) else { continue }
      }
      return count ?? next
    }
    // A long value is not searched again.
    noteBracket(before: bytes.count, of: bytes)
    offset = bytes.count
    return atEnd ? offset : nil
  }

  /// Notes whether a place is in a value, as the last bracket before it shows.
  private mutating func noteBracket(before end: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    let bracket = bytes[offset..<end].last { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") }
    if let bracket { isInValue = bracket == UInt8(ascii: "[") }
  }

  /// Where the count before a game begins, with the blanks around it, if it is at the beginning
  /// of a line or right after a game or a property.
  private static func countStart(before game: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = game
    for isSkipped in [WhiteSpace.isSpaceOrTab, ASCII.isDigit, WhiteSpace.isSpaceOrTab] {
      while start > 0, isSkipped(bytes[start - 1]) { start -= 1 }
    }
    guard start > 0 else { return 0 }
    return "\n\r)]".utf8.contains(bytes[start - 1]) ? start : nil
  }
}

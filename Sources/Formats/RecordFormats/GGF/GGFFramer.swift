import GameRecords

/// Cuts an input into games: from `(;` to the next `;)` that is not in a value.
///
/// A value ends at the first `]`, so the last bracket before a place shows whether the place is in
/// a value. An unclosed game ends where the next one begins: at any `(;` outside of a value, and
/// inside of a value, which is then not closed either, at `(;GM[` and at a `(;` at the beginning of
/// a line, alone or with a count.
struct GGFFramer: Framer {
  /// Whether there is a game among the bytes whose end is searched for.
  private var isInGame = false
  /// Where that game begins.
  private var gameStart = 0
  /// Whether the byte at ``offset`` is in a value.
  private var isInValue = false
  /// How far the bytes have been searched.
  private var offset = 0
  private var isAtStart = true

  mutating func next(in bytes: ArraySlice<UInt8>, atEnd: Bool) -> Framing {
    bytes.withUnsafeBufferPointer { bytes in
      isInGame ? readGame(in: bytes, atEnd: atEnd) : readGap(in: bytes, atEnd: atEnd)
    }
  }

  // MARK: - Between games

  private mutating func readGap(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing {
    if isAtStart {
      guard bytes.count >= 3 || atEnd else { return .more }
      isAtStart = false
      if bytes.starts(with: ByteOrderMark.utf8) {
        return .finding(.byteOrderMark)
      }
    }
    while let semicolon = ByteWord.firstIndex(of: UInt8(ascii: ";"), in: bytes, from: offset) {
      offset = semicolon + 1
      guard semicolon > 0, bytes[semicolon - 1] == UInt8(ascii: "(") else { continue }
      let start = semicolon - 1
      if let framing = finding(before: start, of: bytes) { return framing }
      (isInGame, gameStart, isInValue) = (true, start, false)
      return readGame(in: bytes, atEnd: atEnd)
    }
    offset = bytes.count
    guard atEnd else { return .more }
    return finding(before: bytes.count, of: bytes) ?? .end
  }

  /// The finding about the bytes before a game, if any.
  private mutating func finding(
    before game: Int,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Framing? {
    let gap = bytes[..<game]
    if let first = gap.firstIndex(where: { !WhiteSpace.isBlank($0) && !GGFGrammar.isDigit($0) }) {
      var end = Self.countStart(before: game, of: bytes) ?? game
      while end > first, WhiteSpace.isBlank(bytes[end - 1]) { end -= 1 }
      let line = bytes[first..<end].prefix { !ByteCount.endsLine($0) }
      let finding = FindingDraft(
        .ggfOutside,
        "\(DisplayText.quote(line)) is outside of any game; expected “(;”",
        help: "only counts and white space may appear there",
        at: first..<end
      )
      offset = 0
      return .finding(finding)
    }
    var end = game
    while end > 0, WhiteSpace.isBlank(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, GGFGrammar.isDigit(bytes[start - 1]) { start -= 1 }
    let count = bytes[start..<end]
    guard count.count > 1 || (count.first ?? 0) > UInt8(ascii: "1") else { return nil }
    let finding = FindingDraft(
      .ggfGamesTogether,
      "\(DisplayText.quote(count)) is a count of games played together; they become separate records",
      at: start..<end
    )
    offset = 0
    return .finding(finding)
  }

  // MARK: - In a game

  private mutating func readGame(
    in bytes: UnsafeBufferPointer<UInt8>,
    atEnd: Bool
  ) -> Framing {
    while let semicolon = ByteWord.firstIndex(of: UInt8(ascii: ";"), in: bytes, from: offset) {
      // The bytes after it show what it is.
      guard semicolon + 3 < bytes.count || atEnd else { return .more }
      isInValue = Self.isInValue(at: semicolon, since: offset, isInValue, of: bytes)
      offset = semicolon + 1
      if !isInValue, offset < bytes.count, bytes[offset] == UInt8(ascii: ")") {
        return slice(to: offset + 1)
      }
      let next = semicolon - 1
      guard next >= gameStart + 2, bytes[next] == UInt8(ascii: "(") else { continue }
      let count = Self.countStart(before: next, of: bytes)
      if isInValue {
        let isAtLineStart = count.map { $0 > 0 && ByteCount.endsLine(bytes[$0 - 1]) } ?? false
        guard isAtLineStart || bytes[offset...].starts(with: "GM[".utf8) else { continue }
      }
      return slice(to: count ?? next)
    }
    // A long value is not searched again.
    isInValue = Self.isInValue(at: bytes.count, since: offset, isInValue, of: bytes)
    offset = bytes.count
    guard atEnd else { return .more }
    return slice(to: bytes.count)
  }

  private mutating func slice(to end: Int) -> Framing {
    defer { (isInGame, offset, gameStart) = (false, 0, 0) }
    return .slice(skipped: gameStart, length: end - gameStart, trailing: 0)
  }

  /// Whether a place is in a value, as the last bracket before it shows.
  private static func isInValue(
    at end: Int,
    since start: Int,
    _ isInValue: Bool,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = end
    while index > start {
      index -= 1
      if bytes[index] == UInt8(ascii: "]") { return false }
      if bytes[index] == UInt8(ascii: "[") { return true }
    }
    return isInValue
  }

  /// Where the count before a game begins, with the blanks around it, if it is at the beginning
  /// of a line or right after a game or a property.
  private static func countStart(before game: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = game
    while start > 0, WhiteSpace.isSpaceOrTab(bytes[start - 1]) { start -= 1 }
    while start > 0, GGFGrammar.isDigit(bytes[start - 1]) { start -= 1 }
    while start > 0, WhiteSpace.isSpaceOrTab(bytes[start - 1]) { start -= 1 }
    guard start > 0 else { return 0 }
    return "\n\r)]".utf8.contains(bytes[start - 1]) ? start : nil
  }
}

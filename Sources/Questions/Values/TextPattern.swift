import GameRecords

/// What a text must contain or be, whatever its case, width and marks; `*` is any letters, `?` one.
package struct TextPattern: Sendable {
  private let form: Form

  private enum Form {
    /// Sequences of words, all of which the text must contain, in any order.
    case contains([[Glob]])
    case whole(Glob)
  }

  /// Creates a pattern; `nil` if there is nothing in it that a text could contain.
  /// - Parameters:
  ///   - text: the text of a query.
  ///   - isWhole: whether the text must be equal, not just contain the words.
  init?(_ text: String, isWhole: Bool) {
    let bytes = FoldedText.bytes(of: text)
    guard !isWhole else {
      form = .whole(Glob(bytes))
      return
    }
    // “O'Brien” and “為則” are several words, which must follow each other.
    let parts = bytes.split(separator: UInt8(ascii: " ")).map { part in
      part.withUnsafeBufferPointer { part in
        var words: [Glob] = []
        var start = Self.startOfWord(in: part, from: 0, or: Glob.isWildcard)
        while start < part.count {
          let end = Self.endOfWord(in: part, from: start, or: Glob.isWildcard)
          words.append(Glob(part[start..<end]))
          start = Self.startOfWord(in: part, from: end, or: Glob.isWildcard)
        }
        return words
      }
    }
    .filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    form = .contains(parts)
  }

  /// Whether the pattern matches a text.
  package func matches(_ text: String) -> Bool {
    FoldedText.holds(for: text) { bytes in
      switch form {
      case .contains(let parts): parts.allSatisfy { Self.contains($0, in: bytes) }
      case .whole(let glob): glob.matches(bytes, 0..<bytes.count)
      }
    }
  }

  private static func contains(_ words: [Glob], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = startOfWord(in: text, from: 0)
    while start < text.count {
      if follow(words, in: text, from: start) { return true }
      start = startOfWord(in: text, from: endOfWord(in: text, from: start))
    }
    return false
  }

  /// Whether the words of a text from one on are these.
  private static func follow(
    _ words: [Glob],
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Bool {
    var start = start
    for word in words {
      guard start < text.count, word.canBegin(with: text[start]) else { return false }
      let end = endOfWord(in: text, from: start)
      guard word.matches(text, start..<end) else { return false }
      start = startOfWord(in: text, from: end)
    }
    return true
  }

  // MARK: - Words

  /// Returns where the next word begins, or the end of the text.
  private static func startOfWord(
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    or isWildcard: (UInt8) -> Bool = { _ in false }
  ) -> Int {
    var start = start
    while start < text.count, !isLetter(text[start]), !isWildcard(text[start]) { start += 1 }
    return start
  }

  /// Returns where a word ends: after its letters and digits, or after one character of a script that
  /// writes no spaces.
  private static func endOfWord(
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    or isWildcard: (UInt8) -> Bool = { _ in false }
  ) -> Int {
    var end = start
    while end < text.count, isLetter(text[end]) || isWildcard(text[end]) {
      let isAlone = standsAlone(text[end])
      if isAlone, end > start { break }
      end += 1
      guard isAlone else { continue }
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
      if end == text.count || !isWildcard(text[end]) { break }
    }
    return end
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  /// Whether a byte begins a character of Chinese, Japanese or Korean, in whose names no space says
  /// where a word ends.
  private static func standsAlone(_ byte: UInt8) -> Bool {
    (0xE3...0xED).contains(byte) || byte == 0xF0
  }
}

/// A text with wildcards: `*` is any letters, `?` one.
struct Glob: Sendable {
  private let bytes: [UInt8]
  private let isPlain: Bool

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    isPlain = !self.bytes.contains(where: Self.isWildcard)
  }

  static func isWildcard(_ byte: UInt8) -> Bool { byte == star || byte == mark }

  private static let star = UInt8(ascii: "*")
  private static let mark = UInt8(ascii: "?")

  /// Whether a text that matches can begin with a byte; most texts are refused by it.
  func canBegin(with byte: UInt8) -> Bool {
    guard let first = bytes.first else { return false }
    return first == FoldedText.lowercased(byte) || Self.isWildcard(first)
  }

  /// Whether a part of a text is this one.
  func matches(_ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Bool {
    if isPlain, part.count != bytes.count { return false }
    return Wildcards.match(tokens: bytes.count, part) {
      bytes[$0] == Self.star
    } end: {
      end(ofMatchOf: bytes[$0], in: text, at: $1)
    }
  }

  /// Returns the end of what a byte of the pattern matches at a position; `nil` if it does not match.
  private func end(
    ofMatchOf byte: UInt8,
    in text: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> Int? {
    guard byte == Self.mark else {
      return FoldedText.lowercased(text[position]) == byte ? position + 1 : nil
    }
    var end = position + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}

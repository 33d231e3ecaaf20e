import RecordText

/// Tells the beginning of a game from that of a variation by looking ahead a little.
///
/// Each function gives `nil` when more bytes are needed to tell.
enum SGFRootStart {
  /// How far white space is looked through, so that looking ahead costs no time worth mentioning.
  private static let reach = 64

  /// Whether `(` begins a tree: a node follows.
  static func beginsTree(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool? {
    var index = start + 1
    return take(UInt8(ascii: ";"), in: bytes, at: &index)
  }

  /// Whether `(` begins the tree of another game inside of a tree that is not closed: its first
  /// property is one that only stands in the first node of a game.
  static func beginsRoot(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool? {
    var index = start + 1
    guard let isTree = take(UInt8(ascii: ";"), in: bytes, at: &index) else { return nil }
    return isTree ? property(of: roots, in: bytes, at: &index) : false
  }

  /// Whether `(` begins another game inside of a value that is not closed: two properties follow as
  /// they only stand in the first node of a game.
  ///
  /// A comment cannot hold them: the `]` of the first one would close the comment.
  static func beginsGame(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool? {
    var index = start + 1
    guard let isTree = take(UInt8(ascii: ";"), in: bytes, at: &index) else { return nil }
    guard isTree else { return false }
    guard let isRoot = property(of: roots, in: bytes, at: &index) else { return nil }
    guard isRoot else { return false }
    let end = index + reach
    while index < bytes.count, index < end, bytes[index] != UInt8(ascii: "]") {
      guard !#"\[()"#.utf8.contains(bytes[index]) else { return false }
      index += 1
    }
    guard index < end else { return false }
    guard index < bytes.count else { return nil }
    index += 1
    return property(of: roots + facts, in: bytes, at: &index)
  }

  private static let roots = codes([.version, .game, .charset, .size]) + [0x4150, 0x5354]  // AP, ST
  private static let facts = codes([
    .site, .darkName, .lightName, .event, .gameName, .result, .date,
  ])
  private static func codes(_ properties: [SGFProperty]) -> [UInt16] { properties.map(\.rawValue) }

  /// Skips nodes that are one plain move each, such as `;B[f5]` or `;B[fe]`, from a `;` on, or one byte.
  ///
  /// Six bytes are looked at together: nearly all of a game is like that.
  static func skipPlainMoves(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start + 1 }
    var index = start
    while index &+ 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      // `;`, a letter, `[`, a small letter, a small letter or a digit, `]`, or what matters as little.
      let row = word &>> 32 & 0xF0
      guard word & 0x0000_FF00_E0FF_00FF == 0x0000_5D00_605B_003B,
        SGFGrammar.isLetter(UInt8(truncatingIfNeeded: word &>> 8)), row == 0x30 || row &>> 5 == 3
      else { break }
      index &+= 6
    }
    return max(index, start + 1)
  }

  /// Whether a name out of a list and a `[` follow.
  private static func property(
    of names: [UInt16],
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: inout Int
  ) -> Bool? {
    guard let next = skipSpace(in: bytes, at: &index) else { return nil }
    guard SGFGrammar.isLetter(next) else { return false }
    let end = index + reach
    var name: UInt32 = 0
    while index < bytes.count, index < end, SGFGrammar.isLetter(bytes[index]) {
      if bytes[index] < UInt8(ascii: "a") { name = name << 8 & 0xFFFFFF | UInt32(bytes[index]) }
      index += 1
    }
    guard index < bytes.count else { return nil }
    guard names.contains(where: { UInt32($0) == name }) else { return false }
    return take(UInt8(ascii: "["), in: bytes, at: &index)
  }

  private static func take(
    _ byte: UInt8,
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: inout Int
  ) -> Bool? {
    guard let next = skipSpace(in: bytes, at: &index) else { return nil }
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// The next byte that is not white space, or `nil` when the bytes end before it.
  private static func skipSpace(
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: inout Int
  ) -> UInt8? {
    let end = index + reach
    while index < bytes.count, index < end, LineCursor.isBlank(bytes[index]) { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }
}

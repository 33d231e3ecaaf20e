import GameRecords

/// The grammar of SGF for any game: trees of nodes in brackets, nodes of properties, properties of
/// a name and values in square brackets, with white space anywhere between them.
///
/// In a value, `\` escapes the byte after it; the first unescaped `]` ends the value. Framer,
/// recognition, reader and editor all use this grammar.
struct SGFGrammar {
  let bytes: UnsafeBufferPointer<UInt8>
  /// How far the text has been read.
  var offset: Int
  /// How many bytes the letters of texts have.
  let letters: Letters
  /// The value at the end of the text that has no closing bracket.
  private(set) var openValue: Range<Int>?
  /// The first bracket in the last value that closes it, but is followed by more of its text.
  private(set) var bareBracket: Int?
  /// Up to where every bracket is known to close a value.
  private var balancedEnd = 0

  enum Token {
    case open, close, node
    case name(SGFName)
    /// Bytes outside of any tree, node or property.
    case stray(Range<Int>)
    case end
  }

  /// In some character sets, the second byte of a letter may look like a bracket or a backslash.
  enum Letters {
    case plain, shiftJIS, doubleByte

    /// The letters of a character set.
    init(of charset: String) {
      switch charset.lowercased() {
      case "shift_jis", "shift-jis", "sjis", "cp932", "windows-31j": self = .shiftJIS
      case "gbk", "gb18030", "cp936", "big5", "cp950": self = .doubleByte
      default: self = .plain
      }
    }

    /// Whether a letter of two bytes begins with a byte.
    @inline(__always)
    func begin(with byte: UInt8) -> Bool {
      switch self {
      case .plain: false
      case .shiftJIS: 0x81...0x9F ~= byte || 0xE0...0xFC ~= byte
      case .doubleByte: 0x81...0xFE ~= byte
      }
    }
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from offset: Int = 0,
    letters: Letters = .plain
  ) {
    self.bytes = bytes
    self.offset = offset
    self.letters = letters
  }

  // MARK: - Parts

  /// The next token other than a value.
  mutating func next() -> Token {
    guard let byte = skipSpace() else { return .end }
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: ";"): return .node
    case _ where Self.isLetter(byte):
      skip(while: Self.isLetter)
      return .name(SGFName(start..<offset, of: bytes))
    default:
      skip { !WhiteSpace.isBlank($0) && !Self.isLetter($0) && !"();".utf8.contains($0) }
      return .stray(start..<offset)
    }
  }

  /// Takes a value that comes next.
  ///
  /// In a text, a `]` that is not escaped belongs to it if nothing that can follow a value comes next,
  /// but another `]` that would close nothing.
  /// - Parameter isText: whether people write it.
  /// - Returns: the place of the bytes between its brackets.
  mutating func nextValue(isText: Bool = false) -> Range<Int>? {
    guard skipSpace() == UInt8(ascii: "[") else { return nil }
    offset += 1
    let start = offset
    guard skipInText(to: { $0 == UInt8(ascii: "]") }) != nil else {
      offset = bytes.count
      openValue = start - 1..<bytes.count
      return nil
    }
    offset += 1
    bareBracket = nil
    if isText, !canContinueWithinNode, !isAtValue, let end = surplusBracket {
      bareBracket = offset - 1
      offset = end + 1
    }
    return start..<offset - 1
  }

  /// The next `]` that closes no value, after which a tree can continue as it cannot before.
  private var surplusBracket: Int? {
    mutating get {
      guard offset >= balancedEnd else { return nil }
      var rest = self
      var isInValue = false
      while let mark = rest.skipInText(to: { "[]();".utf8.contains($0) }) {
        let here = rest.offset
        switch mark {
        case UInt8(ascii: "["): isInValue = true
        case UInt8(ascii: "]") where isInValue: isInValue = false
        case UInt8(ascii: "]"):
          rest.offset += 1
          if rest.canContinueWithinNode { return here }
          rest.offset = here
        default: if !isInValue, rest.canContinue { return balance(to: here) }
        }
        rest.offset += 1
      }
      return balance(to: bytes.count)
    }
  }

  private mutating func balance(to end: Int) -> Int? {
    balancedEnd = end
    return nil
  }

  /// Reads the beginning of a node if it comes next.
  @inline(__always)
  mutating func skipToNode() -> Bool {
    guard skipSpace() == UInt8(ascii: ";") else { return false }
    offset &+= 1
    return true
  }

  // MARK: - Bytes

  /// Skips white space.
  /// - Returns: the byte that comes next; `nil` at the end.
  @inline(__always)
  @discardableResult
  mutating func skipSpace() -> UInt8? {
    skip(while: WhiteSpace.isBlank)
    return offset < bytes.count ? bytes[offset] : nil
  }

  @inline(__always)
  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while offset < bytes.count, isSkipped(bytes[offset]) { offset &+= 1 }
  }

  /// Skips text up to a byte that counts, except where it is escaped.
  /// - Returns: the byte; `nil` when the bytes end before it, perhaps with a `\`.
  @inline(__always)
  mutating func skipInText(to counts: (UInt8) -> Bool) -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      if counts(byte) { return byte }
      if byte == UInt8(ascii: "\\") || letters.begin(with: byte) {
        guard offset &+ 1 < bytes.count else { return nil }
        offset &+= 1
      }
      offset &+= 1
    }
    return nil
  }

  /// Skips text outside of values up to a bracket; of plain moves, many bytes at a time.
  /// - Returns: the bracket; `nil` when the bytes end before it.
  @inline(__always)
  mutating func skipToBracket() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["): return byte
      case UInt8(ascii: ";"): skipPlainMoves()
      default: offset &+= 1
      }
    }
    return nil
  }

  /// A range without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> { bytes[range].trimmedRange }

  /// The bytes of a value that is not a text, without white space at its ends.
  func word(_ value: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[trimmed(value)] }

  static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}

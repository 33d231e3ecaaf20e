import GameRecords

/// The grammar of SGF for any game: trees of nodes in brackets, nodes of properties, properties of
/// a name and values in square brackets, with white space anywhere between them.
///
/// In a value, `\` escapes the byte after it; the first unescaped `]` ends the value. Framer,
/// recognition, reader and editor all use this grammar.
struct SGFGrammar: ByteGrammar {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// How many bytes the letters of texts have.
  var letters = Letters.plain
  /// The value at the end of the text that has no closing bracket.
  private(set) var openValue: Range<Int>?
  /// The first bracket in the last value that closes it, but is followed by more of its text.
  private(set) var bareBracket: Int?
  /// Up to where every bracket is known to close a value.
  private(set) var balancedEnd = 0

  enum Token {
    case open, close, node
    case property(SGFProperty)
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
    case _ where ASCII.isLetter(byte):
      skip(while: ASCII.isLetter)
      return .property(SGFProperty(start..<offset, of: bytes))
    default:
      skip { !WhiteSpace.isBlank($0) && !ASCII.isLetter($0) && !"();".utf8.contains($0) }
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
    if isText, !canContinue(inNode: true), nextByte != UInt8(ascii: "["),
      let end = surplusBracket()
    {
      bareBracket = offset - 1
      offset = end + 1
    }
    return start..<offset - 1
  }

  /// The next `]` that closes no value, after which a tree can continue as it cannot before.
  private mutating func surplusBracket() -> Int? {
    guard offset >= balancedEnd else { return nil }
    var rest = self
    var isInValue = false
    while let mark = rest.skipInText(to: { "[]();".utf8.contains($0) }) {
      let isBracket = mark == UInt8(ascii: "]")
      if !isInValue, "();".utf8.contains(mark), rest.canContinue(inNode: false) { break }
      rest.offset += 1
      if !isInValue, isBracket, rest.canContinue(inNode: true) { return rest.offset - 1 }
      isInValue = mark == UInt8(ascii: "[") || isInValue && !isBracket
    }
    balancedEnd = rest.offset
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
    return byte(offset)
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

  /// The bytes of a value that is not a text, without white space at its ends.
  func word(_ value: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[trimmed(value)] }
}

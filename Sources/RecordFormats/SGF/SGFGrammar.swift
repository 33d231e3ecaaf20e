import GameRecords
import RecordText
import ReversiRules

/// The grammar of SGF, which knows no game: a tree of nodes, a node of properties, a property of a
/// name and values.
struct SGFGrammar {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// How far the text has been read.
  private(set) var offset = 0
  /// The value at the end of the text that has no closing bracket.
  private(set) var openValue: Range<Int>?

  enum Token {
    case open, close, node
    case name(SGFName)
    /// Bytes that belong to no tree, node or property.
    case stray(Range<Int>)
    case end
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Goes on at a later offset.
  mutating func skip(to offset: Int) { self.offset = offset }

  /// The next token other than a value.
  mutating func next() -> Token {
    skipSpace()
    guard offset < bytes.count else { return .end }
    let start = offset
    offset += 1
    switch bytes[start] {
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: ";"): return .node
    case let byte where Self.isLetter(byte):
      while offset < bytes.count, Self.isLetter(bytes[offset]) { offset += 1 }
      return .name(SGFName(start..<offset, of: bytes))
    default:
      while offset < bytes.count, !Self.beginsToken(bytes[offset]) { offset += 1 }
      return .stray(start..<offset)
    }
  }

  /// The bytes between the brackets of a value that comes next.
  mutating func nextValue() -> Range<Int>? {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "[") else { return nil }
    let start = offset + 1
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "]"):
        offset = index + 1
        return start..<index
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    offset = bytes.count
    openValue = start - 1..<bytes.count
    return nil
  }

  /// The side and square of a node that begins with a move such as `B[f5]` or `B[fe]`, which comes next.
  ///
  /// Nothing is read when this one is not.
  mutating func nextPlainMove() -> (side: Disk, square: Square)? {
    guard offset &+ 5 <= bytes.count, let base = bytes.baseAddress else { return nil }
    let text = base + offset
    let isDark = text[0] == UInt8(ascii: "B")
    guard isDark || text[0] == UInt8(ascii: "W"), text[1] == UInt8(ascii: "["),
      text[4] == UInt8(ascii: "]"), let square = Self.plainSquare(text[2], text[3])
    else { return nil }
    offset &+= 5
    return (isDark ? .dark : .light, square)
  }

  /// The moves of nodes such as `B[f5];W[d6];`, of the two sides in turn, which come next and
  /// behind which another node begins.
  ///
  /// Nearly all nodes are like that, and these are read eight bytes at a time. None are when the
  /// next node is not like that.
  mutating func nextPlainMoves(startingWith side: Disk, upTo limit: Int) -> [Move] {
    let rest = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[offset...]))
    let most = min(64, limit, (rest.count - 2) / Self.cellLength)
    func word(_ number: Int) -> UInt64 {
      rest.loadUnaligned(fromByteOffset: number &* Self.cellLength, as: UInt64.self).littleEndian
    }
    var cell = Self.cell(of: side)
    guard most > 0, word(0) & Self.cellFrame == cell else { return [] }
    let moves = [Move](unsafeUninitializedCapacity: most) { moves, count in
      while count < most {
        let word = word(count)
        guard word & Self.cellFrame == cell,
          let square = Self.plainSquare(
            UInt8(truncatingIfNeeded: word &>> 16),
            UInt8(truncatingIfNeeded: word &>> 24)
          )
        else { return }
        moves.initializeElement(at: count, to: .placement(square))
        cell ^= Self.cell(of: .dark) ^ Self.cell(of: .light)
        count &+= 1
      }
    }
    offset += moves.count * Self.cellLength
    return moves
  }

  /// The bytes of a node with a move, from its name to the beginning of the next node.
  static let cellLength = 6

  /// Where the letter of a plain move stands whose name begins at an offset.
  static func plainLetter(from start: Int) -> SourceRange {
    SourceRange(uncheckedStart: start, length: 1)
  }

  /// Where the square of a plain move stands whose name begins at an offset.
  static func plainSquare(from start: Int) -> SourceRange {
    SourceRange(uncheckedStart: start &+ 2, length: 2)
  }

  /// The bytes of such a node but for its square; the first byte is the lowest.
  private static var cellFrame: UInt64 { 0xFFFF_0000_FFFF }

  private static func cell(of side: Disk) -> UInt64 {
    side == .dark ? 0x3B5D_0000_5B42 : 0x3B5D_0000_5B57
  }

  /// The square with a column's letter and a row's digit or letter.
  @inline(__always)
  private static func plainSquare(_ column: UInt8, _ row: UInt8) -> Square? {
    let x = (column | 0x20) &- UInt8(ascii: "a")
    let number = row &- UInt8(ascii: "1")
    let y = number < 9 ? number : (row | 0x20) &- UInt8(ascii: "a")
    // Behind `p` may come what makes it a pass.
    return x < 15 && y < 16 ? Square(rawValue: y &<< 4 | x) : nil
  }

  /// Reads the beginning of a node if it comes next.
  @inline(__always)
  mutating func skipToNode() -> Bool {
    if offset < bytes.count, bytes[offset] != UInt8(ascii: ";") { skipSpace() }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ";") else { return false }
    offset &+= 1
    return true
  }

  /// Whether a bracket of a tree comes next, or the end.
  var isAtBracket: Bool {
    var rest = self
    rest.skipSpace()
    guard rest.offset < bytes.count else { return true }
    return bytes[rest.offset] == UInt8(ascii: "(") || bytes[rest.offset] == UInt8(ascii: ")")
  }

  /// Whether a tree can go on here: what comes next are brackets, or a node with a property.
  var goesOn: Bool {
    var rest = self
    switch rest.next() {
    case .open:
      if case .node = rest.next() { return true }
      return false
    case .close: return rest.isAtBracket || rest.isAtNode
    case .node: return rest.isAtBracket || rest.isAtNode || rest.isAtProperty
    case .end: return true
    case .name, .stray: return false
    }
  }

  /// Whether a tree can go on here behind a property: as at the end of a node, or with a property whose
  /// name no word looks like.
  var goesOnWithinNode: Bool {
    if goesOn { return true }
    var rest = self
    guard case .name(let name) = rest.next(), name.range.count <= 2 else { return false }
    return rest.isAtValue && name.range.allSatisfy { bytes[$0] < UInt8(ascii: "a") }
  }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool {
    var rest = self
    rest.skipSpace()
    return rest.offset == bytes.count
  }

  private var isAtProperty: Bool {
    var rest = self
    guard case .name = rest.next() else { return false }
    return rest.isAtValue
  }

  private var isAtNode: Bool { comesNext(UInt8(ascii: ";")) }
  private var isAtValue: Bool { comesNext(UInt8(ascii: "[")) }

  private func comesNext(_ byte: UInt8) -> Bool {
    var rest = self
    rest.skipSpace()
    return rest.offset < bytes.count && bytes[rest.offset] == byte
  }

  private mutating func skipSpace() {
    while offset < bytes.count, LineCursor.isBlank(bytes[offset]) { offset += 1 }
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private static func beginsToken(_ byte: UInt8) -> Bool {
    LineCursor.isBlank(byte) || isLetter(byte) || byte == UInt8(ascii: "(")
      || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: ";")
  }
}

extension SGFGrammar {
  /// Whether a text begins with a tree whose first node has a property with some value.
  static func firstNodeSays(
    _ property: SGFProperty,
    is wanted: StaticString,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var grammar = SGFGrammar(bytes)
    guard case .open = grammar.next(), case .node = grammar.next() else { return false }
    while case .name(let name) = grammar.next() {
      while let value = grammar.nextValue() {
        guard name.property == property else { continue }
        let text = bytes[SGFText.trimmed(value, in: bytes)]
        return text.elementsEqual(
          UnsafeBufferPointer(start: wanted.utf8Start, count: wanted.utf8CodeUnitCount)
        )
      }
    }
    return false
  }
}

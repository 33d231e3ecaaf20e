import GameRecords

/// The grammar of GGF for any game: a list of properties between `(;` and `;)`, each a name of
/// letters and a value in square brackets.
///
/// Values have no escapes: they end at the first `]`. An unclosed value ends where the next known
/// property begins, or with the game. Recognition and reader both use it.
struct GGFGrammar: ByteGrammar {
  let bytes: UnsafeBufferPointer<UInt8>
  /// How far the text has been read.
  var offset = 0
  /// The end of the text known to have no surplus `]`.
  private var balancedEnd = 0

  /// A part of a game.
  enum Part {
    case property(Property)
    /// Text that is not a property, without white space at its ends.
    case stray(Range<Int>)
    case gameEnd
  }

  /// A name and a value.
  struct Property {
    let name: Range<Int>
    /// The bytes between the brackets; without white space at the ends if the value is not closed.
    let value: Range<Int>
    /// How the value ends.
    var end = End.closed
    /// Text after the value that must be the rest of it, up to a surplus `]`.
    var surplus: Range<Int>?

    enum End {
      case closed
      /// `]` is missing before another property or the end of the game.
      case open
      /// The text ends.
      case cut
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  // MARK: - Parts

  /// The next part; `nil` at the end of the text.
  mutating func next() -> Part? {
    skip(while: WhiteSpace.isBlank)
    guard offset < bytes.count else { return nil }
    if isGameEnd(offset) {
      offset += 2
      return .gameEnd
    }
    let start = offset
    guard let name = takeName() else { return .stray(takeStrayText(from: start)) }
    var property = takeValue(of: name)
    if bytes[property.value].contains(UInt8(ascii: "[")) { property.surplus = takeSurplus() }
    return .property(property)
  }

  /// Takes a name and the bracket after it; without one, only letters are taken.
  mutating func takeName() -> Range<Int>? {
    let start = offset
    skip(while: ASCII.isLetter)
    guard byte(offset) == UInt8(ascii: "["), offset > start else { return nil }
    offset += 1
    return start..<offset - 1
  }

  private mutating func takeValue(of name: Range<Int>) -> Property {
    let start = offset
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "]") {
        offset += 1
        return Property(name: name, value: start..<offset - 1)
      }
      if bytes[offset] == UInt8(ascii: "[") {
        let length = GGFName.length(before: offset, inValueFrom: start, of: bytes)
        if length > 0 {
          offset -= length
          break
        }
      }
      offset += 1
    }
    offset = (start..<offset).first(where: isGameEnd) ?? offset
    let end = offset == bytes.count ? Property.End.cut : .open
    return Property(name: name, value: trimmed(start..<offset), end: end)
  }

  /// The rest of a value that ended too early at a `]` in it, as a surplus bracket shows.
  private mutating func takeSurplus() -> Range<Int>? {
    var end: Int?
    var index = max(offset, balancedEnd)
    var isInValue = false
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        if GGFName.length(before: index, inValueFrom: offset, of: bytes) > 0 { break scan }
        isInValue = true
      case UInt8(ascii: "]"):
        if !isInValue { end = index + 1 }
        isInValue = false
      default: if isGameEnd(index) { break scan }
      }
      index += 1
    }
    guard let end else {
      balancedEnd = index
      return nil
    }
    defer { offset = end }
    return offset..<end
  }

  /// Text that is not a property, up to the next one or the end of the game.
  private mutating func takeStrayText(from start: Int) -> Range<Int> {
    while offset < bytes.count, !isGameEnd(offset) {
      if bytes[offset] == UInt8(ascii: "[") {
        // A name before the bracket belongs to the next property.
        let name = bytes[start..<offset].lastIndex { !ASCII.isLetter($0) }.map { $0 + 1 } ?? start
        if name < offset, name > start {
          offset = name
          break
        }
      }
      offset += 1
    }
    return trimmed(start..<offset)
  }

  // MARK: - Bytes

  /// Whether only white space is left.
  var isAtEnd: Bool { bytes[offset...].allSatisfy(WhiteSpace.isBlank) }

  /// The bytes of a range without white space at its ends.
  func text(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[trimmed(range)] }

  /// Whether a game ends at an offset.
  func isGameEnd(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ";") && byte(offset + 1) == UInt8(ascii: ")")
  }
}

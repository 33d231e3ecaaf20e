package import GameRecords
import ReversiRules

/// The grammar of PGN: where each part of a game begins and ends, regardless of its meaning.
///
/// Framer, recognition, reader and editor all use it.
package struct PGNGrammar: ByteGrammar {
  let bytes: UnsafeBufferPointer<UInt8>
  /// How far the text has been read.
  var offset = 0

  /// A part of a game, and where it is.
  package struct Token: Hashable {
    /// The kind of the part.
    package let kind: Kind
    /// Its bytes, counted from the first one of the game.
    package let range: Range<Int>
  }

  /// A kind of part of a game.
  package enum Kind: Hashable {
    case tag
    /// A comment in braces; an unclosed one continues to the end of the text.
    case comment, openComment
    /// A comment that ends with its line, and a line that begins with `%`.
    case lineComment, escapedLine
    /// A move number with its dots; dots without a number.
    case number, dots
    case glyph
    /// The bracket that opens a variation, or all of the variation in a ``layout(of:in:)``.
    case variation
    /// A bracket that closes a variation.
    case variationEnd
    case result
    /// A move, or any other word.
    case word
  }

  // MARK: - Parts

  /// The fast path for nearly all moves: reads a square that comes next, perhaps after a number, and
  /// is followed by white space.
  @inline(__always)
  mutating func nextPlainSquare() -> Square? {
    skip(while: WhiteSpace.isBlank)
    if offset < bytes.count, ASCII.isDigit(bytes[offset]) {
      var rest = self
      guard rest.takeNumber() == .number else { return nil }
      rest.skip(while: WhiteSpace.isBlank)
      self = rest
    }
    guard offset &+ 2 < bytes.count, bytes[offset &+ 2] <= 0x20, let square = square(at: offset)
    else { return nil }
    offset &+= 2
    return square
  }

  /// Returns the square of 8×8 in two bytes, in either case.
  @inline(__always)
  func square(at offset: Int) -> Square? {
    let x = (bytes[offset] | 0x20) &- UInt8(ascii: "a")
    let y = bytes[offset &+ 1] &- UInt8(ascii: "1")
    return x < 8 && y < 8 ? Square(rawValue: y << 4 | x) : nil
  }

  /// Reads the next part; `nil` at the end.
  mutating func next() -> Token? {
    if let comment = nextComment() { return comment }
    guard offset < bytes.count else { return nil }
    let start = offset
    let kind = take(from: bytes[start])
    return Token(kind: kind, range: start..<offset)
  }

  /// Reads the next part if it is a closed comment or a line that begins with `%`, which may also
  /// appear before and between the tags.
  mutating func nextComment() -> Token? {
    skip(while: WhiteSpace.isBlank)
    let start = offset
    let kind: Kind
    switch byte(start) {
    case UInt8(ascii: "{"):
      guard let end = ByteWord.firstIndex(of: UInt8(ascii: "}"), in: bytes, from: start) else {
        return nil
      }
      (kind, offset) = (.comment, end + 1)
    case UInt8(ascii: ";"):
      (kind, offset) = (.lineComment, lineEnd(from: start))
    case UInt8(ascii: "%") where start == 0 || ByteCount.endsLine(bytes[start - 1]):
      (kind, offset) = (.escapedLine, lineEnd(from: start))
    default: return nil
    }
    return Token(kind: kind, range: start..<offset)
  }

  /// Reads a part that is no comment.
  private mutating func take(from first: UInt8) -> Kind {
    if first == UInt8(ascii: "[") {
      _ = try? nextTag()
      return .tag
    }
    offset &+= 1
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumber()
    case UInt8(ascii: "."):
      skip { $0 == UInt8(ascii: ".") }
      return .dots
    case UInt8(ascii: "*"): return .result
    case UInt8(ascii: "("): return .variation
    case UInt8(ascii: ")"): return .variationEnd
    case UInt8(ascii: "$"):
      skip(while: ASCII.isDigit)
      return .glyph
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      skip { "!?".utf8.contains($0) }
      return .glyph
    case UInt8(ascii: "{"):
      offset = bytes.count
      return .openComment
    default:
      skip { $0 > 0x20 && !"!?{}();$".utf8.contains($0) }
      return .word
    }
  }

  @inline(__always)
  private mutating func takeNumber() -> Kind {
    skip(while: ASCII.isDigit)
    guard let mark = byte(offset), mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/") else {
      skip { $0 == UInt8(ascii: ".") }
      return .number
    }
    skip { ASCII.isDigit($0) || "-/".utf8.contains($0) }
    return .result
  }

  /// The end of the line that an offset is on.
  func lineEnd(from offset: Int) -> Int {
    LineEnd.firstIndex(in: bytes, from: offset) ?? bytes.count
  }
}

// MARK: - Layout

extension PGNGrammar {
  /// Returns the parts of a game that begin before some offset, by default all.
  package static func layout(of source: SourceText, before end: Int = .max) -> [Token] {
    source.bytes.withUnsafeBufferPointer { bytes in
      let mark = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
      var grammar = PGNGrammar(bytes: bytes, offset: mark)
      var tokens: [Token] = []
      while let token = grammar.next(), token.range.lowerBound < end {
        var depth = token.kind == .variation ? 1 : 0
        while depth > 0, let inner = grammar.next() {
          depth += inner.kind == .variation ? 1 : inner.kind == .variationEnd ? -1 : 0
        }
        tokens.append(Token(kind: token.kind, range: token.range.lowerBound..<grammar.offset))
      }
      return tokens
    }
  }

  /// Returns the value of a move number, from its first nine digits, and the number of its digits.
  static func number(in token: ArraySlice<UInt8>) -> (value: Int, digits: Int) {
    let digits = token.prefix(while: ASCII.isDigit)
    return (DecimalSpelling.whole(digits.prefix(9), upTo: 9) ?? 0, digits.count)
  }
}

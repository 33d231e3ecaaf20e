package import GameRecords
import RecordText

/// The parts of a PGN game one after the other, for those who look at its layout.
///
/// A reader goes through a game in its own way, many times faster.
package struct PGNGrammar: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  /// A part of a game, and where it stands.
  package struct Token: Hashable {
    /// What it is.
    package let kind: Kind
    /// Its bytes, counted from the first one of the game.
    package let range: Range<Int>
  }

  /// What a part of a game is.
  package enum Kind: Hashable {
    case tag
    /// A comment in braces.
    case comment
    /// A comment that ends with its line, or a line that begins with `%`.
    case line
    /// A move number with the dots behind it; dots that stand alone.
    case number, dots
    case glyph
    /// A variation, with all that is in it.
    case variation
    case result
    /// A move, or whatever else stands there.
    case word
  }

  /// The parts of a game from one of its bytes on.
  package init(of source: SourceText, from offset: Int = 0) {
    bytes = source.bytes
    let hasMark = offset == 0 && bytes.starts(with: ByteOrderMark.utf8)
    self.offset = hasMark ? ByteOrderMark.utf8.count : offset
  }

  /// The next part; `nil` at the end.
  package mutating func next() -> Token? {
    skip(while: LineCursor.isBlank)
    guard let first = byte(offset) else { return nil }
    let start = offset
    offset += 1
    let kind = take(from: first)
    return Token(kind: kind, range: start..<offset)
  }

  // MARK: Parts

  /// Takes the rest of a part of which the first byte has been taken.
  private mutating func take(from first: UInt8) -> Kind {
    switch first {
    case UInt8(ascii: "["):
      takeTag()
      return .tag
    case UInt8(ascii: "{"):
      skip(to: UInt8(ascii: "}"))
      return .comment
    case UInt8(ascii: ";"):
      skip { !ByteCount.endsLine($0) }
      return .line
    case UInt8(ascii: "%") where byte(offset - 2).map(ByteCount.endsLine) ?? true:
      skip { !ByteCount.endsLine($0) }
      return .line
    case UInt8(ascii: "("):
      takeVariation()
      return .variation
    case UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      skip { first == UInt8(ascii: "$") ? Self.isDigit($0) : "!?".utf8.contains($0) }
      return .glyph
    case UInt8(ascii: "."):
      skip { $0 == UInt8(ascii: ".") }
      return .dots
    case UInt8(ascii: "*"): return .result
    case let digit where Self.isDigit(digit): return takeNumber()
    default:
      skip { $0 > 0x20 && !"!?{}();$".utf8.contains($0) }
      return .word
    }
  }

  /// A value ends at the quotation mark behind which the bracket stands, or else with its line.
  private mutating func takeTag() {
    while let byte = byte(offset), !ByteCount.endsLine(byte) {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      guard byte == UInt8(ascii: "\"") else { continue }
      let end = offset
      skip { $0 == 0x20 || $0 == 0x09 }
      if self.byte(offset) == UInt8(ascii: "]") {
        offset += 1
        return
      }
      offset = end
    }
    offset = Swift.min(offset, bytes.count)
  }

  private mutating func takeNumber() -> Kind {
    skip(while: Self.isDigit)
    guard let mark = byte(offset), "-/".utf8.contains(mark) else {
      skip { $0 == UInt8(ascii: ".") }
      return .number
    }
    skip { Self.isDigit($0) || "-/".utf8.contains($0) }
    return .result
  }

  private mutating func takeVariation() {
    var depth = 1
    while depth > 0, let byte = byte(offset) {
      offset += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{"): skip(to: UInt8(ascii: "}"))
      case UInt8(ascii: ";"): skip { !ByteCount.endsLine($0) }
      default: break
      }
    }
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(bytes.startIndex + offset) ? bytes[bytes.startIndex + offset] : nil
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = byte(offset), isSkipped(byte) { offset += 1 }
  }

  /// Skips everything up to a byte, and the byte.
  private mutating func skip(to end: UInt8) {
    skip { $0 != end }
    offset = Swift.min(offset + 1, bytes.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

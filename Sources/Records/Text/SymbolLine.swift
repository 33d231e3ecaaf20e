/// A line cut into symbols: the characters that a person sees, or single bytes if the line is not
/// UTF-8.
package struct SymbolLine: Sendable {
  /// The first symbols, more than any board has columns.
  package private(set) var symbols: [Symbol] = []
  /// The number of symbols in the line.
  package private(set) var count = 0
  /// The number of bytes in the line.
  package let length: Int

  /// A symbol and its place.
  package struct Symbol: Sendable {
    /// Its bytes, counted from the first byte of the line.
    package let range: Range<Int>
    /// The bytes themselves.
    fileprivate let content: ArraySlice<UInt8>

    /// The symbol's byte if it is ASCII.
    package var ascii: UInt8? {
      guard content.count == 1, let byte = content.first, byte < 0x80 else { return nil }
      return byte
    }
    /// The symbol in quotation marks, escaped: for use in a message.
    package var quoted: String { DisplayText.quote(content) }
  }

  /// The number of symbols that are kept; a hostile line may have millions.
  private static let kept = 2 * 16

  /// Cuts a line without its line end.
  package init(_ line: ArraySlice<UInt8>) {
    length = line.count
    var rest = line
    if let text = String(validating: line, as: UTF8.self) {
      for character in text { cut(character.utf8.count, from: &rest) }
    } else {
      for _ in line { cut(1, from: &rest) }
    }
  }

  private mutating func cut(_ size: Int, from rest: inout ArraySlice<UInt8>) {
    if count < Self.kept {
      let offset = length - rest.count
      symbols.append(Symbol(range: offset..<offset + size, content: rest.prefix(size)))
    }
    rest = rest.dropFirst(size)
    count += 1
  }
}

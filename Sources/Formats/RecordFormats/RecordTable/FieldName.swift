/// The name of a field, in ASCII, with a word for fast comparison.
package struct FieldName: ExpressibleByStringLiteral, Sendable {
  /// The name.
  package let text: StaticString
  /// The first eight bytes as a little-endian number; a shorter name is padded with quotation marks.
  package let word: UInt64

  /// Creates a name.
  @inline(__always)
  package init(stringLiteral text: StaticString) {
    self.text = text
    var word: UInt64 = 0
    for index in 0..<8 {
      let isInside = index < text.utf8CodeUnitCount
      let byte = isInside ? text.utf8Start[index] : UInt8(ascii: "\"")
      word |= UInt64(byte) &<< UInt64(8 * index)
    }
    self.word = word
  }

  /// The number of bytes.
  package var count: Int { text.utf8CodeUnitCount }
}

extension FieldName: CustomStringConvertible {
  package var description: String { text.description }
}

/// Text in fields of fixed length, a byte for each character, ended by a zero byte.
@usableFromInline
package struct Latin1Text {
  /// The text as it can be written.
  package private(set) var text: String
  /// Its bytes, without the zero byte.
  package private(set) var bytes: [UInt8]
  /// Whether characters had to be replaced by question marks.
  package private(set) var isReplaced = false
  /// Whether the end was cut off.
  package private(set) var isShortened = false

  /// The text of a field, up to the first zero byte.
  @inlinable
  package static func decode(_ field: some Collection<UInt8>) -> String {
    DecodedText.latin1(field.prefix { $0 != 0 })
  }

  /// A text fitted into a number of bytes.
  package init(_ text: String, limit: Int) {
    bytes = []
    for character in text {
      guard bytes.count < limit else {
        isShortened = true
        break
      }
      if let byte = Self.byte(of: character) {
        bytes.append(byte)
      } else {
        isReplaced = true
        bytes.append(UInt8(ascii: "?"))
      }
    }
    self.text = Self.decode(bytes)
  }

  /// The byte of a character, unless it has none or is a control character.
  private static func byte(of character: Character) -> UInt8? {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar.value < 0x100 else {
      return accented[character]
    }
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: return nil
    default: return UInt8(scalar.value)
    }
  }

  /// Also finds a letter that is followed by a combining accent.
  private static let accented = Dictionary(
    (0xA0...0xFF as ClosedRange<UInt8>).map { (Character(Unicode.Scalar($0)), $0) }
  ) { first, _ in first }
}

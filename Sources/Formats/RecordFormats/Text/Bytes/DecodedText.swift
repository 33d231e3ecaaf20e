/// Text that is UTF-8 or, if it is not, Latin-1, which older programs write.
@usableFromInline
package struct DecodedText {
  /// The text.
  package let text: String
  /// Whether the bytes are not UTF-8 and were read as Latin-1.
  package let isLatin1: Bool

  package init(_ bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBufferPointer { DecodedText($0) }
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      // Nearly every text is ASCII, which needs no validation.
      text = String(decoding: bytes, as: UTF8.self)
      isLatin1 = false
    } else if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
      isLatin1 = false
    } else {
      text = Self.latin1(bytes)
      isLatin1 = true
    }
  }

  /// Text that is known to be Latin-1.
  @inlinable
  package static func latin1(_ bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return String(scalars)
  }
}

/// Paths as texts that lose no byte, because file names need not be UTF-8: a byte outside of any
/// character becomes a private-use character, and so do the bytes of such a character itself.
extension String {
  /// The first of the characters for bytes, in the last private-use plane.
  private static let firstByte: UInt32 = 0x10_F000
  private static let allBytes = firstByte...firstByte + 0xFF

  /// Creates the text of a path.
  package init(pathBytes bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !text.hasPathBytes {
      self = text
      return
    }
    self = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let text = (1...min(4, rest.count)).lazy
        .compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
      if let text, !text.hasPathBytes {
        self += text
        rest = rest.dropFirst(text.utf8.count)
      } else {
        if let scalar = Unicode.Scalar(Self.firstByte + UInt32(byte)) {
          unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst()
      }
    }
  }

  /// The bytes of the path.
  package var pathBytes: [UInt8] {
    guard hasPathBytes else { return Array(utf8) }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if Self.allBytes.contains(scalar.value) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value - Self.firstByte))
      } else {
        bytes += String(scalar).utf8
      }
    }
    return bytes
  }

  /// The path as a C string, with 0 at its end.
  package var pathCharacters: ContiguousArray<CChar> {
    guard hasPathBytes else { return utf8CString }
    return ContiguousArray(pathBytes.map(CChar.init(bitPattern:)) + [0])
  }

  /// The path for people, with replacements for bytes that are not UTF-8.
  package var shownPath: String {
    guard hasPathBytes else { return self }
    return String(decoding: pathBytes, as: UTF8.self)
  }

  private var hasPathBytes: Bool {
    // In UTF-8 all of them begin with this byte.
    utf8.contains(0xF4) && unicodeScalars.contains { Self.allBytes.contains($0.value) }
  }
}

import GameRecords

/// Text for XML 1.0.
enum XMLText {
  /// Returns a text of several lines as the content of an element.
  ///
  /// Characters that XML cannot store or that control a terminal are replaced by visible ones.
  static func content(_ text: String) -> [UInt8] { escaped(DisplayText.escape(lines: text)) }

  /// Returns a text as the value of an attribute; line ends are replaced by visible characters,
  /// too.
  static func attribute(_ text: String) -> [UInt8] { escaped(DisplayText.escape(text)) }

  private static func escaped(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { utf8 in
      var output: [UInt8] = []
      output.reserveCapacity(utf8.count)
      var plain = 0
      for (index, byte) in utf8.enumerated() {
        guard let reference = reference(for: byte, at: index, in: utf8) else { continue }
        output += UnsafeBufferPointer(rebasing: utf8[plain..<index])
        reference.withUTF8Buffer { output += $0 }
        plain = index + 1
      }
      output += UnsafeBufferPointer(rebasing: utf8[plain...])
      return output
    }
  }

  /// The reference that replaces a byte; `nil` if the byte may stay.
  private static func reference(
    for byte: UInt8,
    at index: Int,
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    // Build servers read ##[ as a command anywhere in a line.
    case UInt8(ascii: "[") where index > 0 && utf8[index - 1] == UInt8(ascii: "#"): "&#91;"
    default: nil
    }
  }
}

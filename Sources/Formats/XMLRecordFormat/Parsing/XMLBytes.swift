import GameRecords

/// Writing XML into bytes.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends an attribute with free text.
  mutating func append(attribute name: StaticString, _ value: String) throws(WritingError) {
    append(" ")
    append(name)
    append("=\"")
    try append(escaping: value, isAttribute: true, of: name)
    append("\"")
  }

  /// Appends an attribute with a number.
  mutating func append(attribute name: StaticString, _ number: Double) throws(WritingError) {
    guard number.isFinite else {
      throw WritingError("\(name) is \(number); XML stores only finite numbers")
    }
    append(" ")
    append(name)
    append("=\"")
    append(contentsOf: NumberText.text(of: number).utf8)
    append("\"")
  }

  /// Appends the text of an element, or the value of an attribute.
  mutating func append(
    escaping text: String,
    isAttribute: Bool = false,
    of field: StaticString
  ) throws(WritingError) {
    guard text.utf8.count <= Limits.textBytes else {
      throw WritingError("\(field) is longer than \(Limits.textBytes >> 20) MiB")
    }
    var text = text
    let forbidden = text.withUTF8 { append(escaping: $0, isAttribute: isAttribute) }
    guard let forbidden else { return }
    let number = NumberText.hexadecimal(UInt64(forbidden), digits: 4)
    throw WritingError(
      "\(field) has the character U+\(number), which XML cannot store",
      help: "remove it, or write another format"
    )
  }

  /// Appends UTF-8 up to the first character that XML cannot store, which is returned.
  private mutating func append(
    escaping bytes: UnsafeBufferPointer<UInt8>,
    isAttribute: Bool
  ) -> UInt32? {
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let escape: StaticString
      switch byte {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">"): escape = "&gt;"
      case UInt8(ascii: "\r"): escape = "&#13;"
      case UInt8(ascii: "\"") where isAttribute: escape = "&quot;"
      case UInt8(ascii: "\n") where isAttribute: escape = "&#10;"
      case UInt8(ascii: "\t") where isAttribute: escape = "&#9;"
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): continue
      case 0..<0x20: return UInt32(byte)
      // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
      case 0xBE...0xBF where index >= 2 && bytes[index - 1] == 0xBF && bytes[index - 2] == 0xEF:
        return 0xFF40 + UInt32(byte)
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(escape)
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    return nil
  }
}

import GameRecords
import RecordText

/// Texts as values of properties, which know no escapes.
enum GGFText {
  /// The text without what would end its value too early or its line, or `nil` if it can stay as it
  /// is.
  ///
  /// A closing bracket becomes a parenthesis, and so does an opening one that looks like the
  /// beginning of a property; line ends become spaces.
  static func cleaned(_ text: String) -> String? {
    guard text.utf8.contains(where: { "[]\n\r".utf8.contains($0) }) else { return nil }
    var bytes = Array(text.utf8)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "]"):
        bytes[index] = UInt8(ascii: ")")
      case UInt8(ascii: "["):
        let length = bytes.withUnsafeBufferPointer {
          GGFName.length(before: index, inValueFrom: 0, of: $0)
        }
        if length > 0 { bytes[index] = UInt8(ascii: "(") }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        bytes[index] = UInt8(ascii: " ")
      default:
        break
      }
    }
    let cleaned = String(decoding: bytes, as: UTF8.self)
    return cleaned.utf8.elementsEqual(text.utf8) ? nil : cleaned
  }

  /// A date as ``DateSpelling`` reads it: `2024-01-02 10:00:00 +09:00`.
  static func text(of date: GameDate) -> String {
    let text = date.description
    guard let time = date.time else { return text }
    let parts = text.split(separator: "T")
    // Hours, minutes and seconds take eight characters; a zone stands behind them.
    let clock = parts[1].prefix(8)
    let zone = time.zone == 0 ? "GMT" : parts[1].dropFirst(8)
    return parts[0] + " " + clock + (zone.isEmpty ? "" : " " + zone)
  }

  /// A text without white space at its ends.
  static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var rest = text[...]
    while let byte = rest.first, LineCursor.isBlank(byte) { rest.removeFirst() }
    while let byte = rest.last, LineCursor.isBlank(byte) { rest.removeLast() }
    return UnsafeBufferPointer(rebasing: rest)
  }
}

import GameRecords

/// A comment as lines of their own.
enum CommentLines {
  static func lines(of comment: String) -> [Substring] {
    comment.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Reduces a comment to what can be read back from lines.
  /// - Returns: what was changed.
  static func fit(_ comment: inout String?) -> [Loss] {
    guard let original = comment else { return [] }
    var bytes: [UInt8] = []
    // CR LF is one line break, and white space at the end of a line is not read.
    var rest = Array(original.utf8)[...]
    while true {
      let line = rest.prefix { !ByteCount.endsLine($0) }
      bytes += withoutBlanks(line)
      rest = rest.dropFirst(line.count)
      guard let end = rest.popFirst() else { break }
      if end == UInt8(ascii: "\r"), rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
      bytes.append(UInt8(ascii: "\n"))
    }
    let whole = bytes[...]
    let kept = withoutBlanks(cut(whole))
    let text = String(decoding: kept, as: UTF8.self)
    comment = text
    guard !text.utf8.elementsEqual(original.utf8) else { return [] }
    let change: Loss.Change =
      text.isEmpty ? .dropped : kept.count < whole.count ? .shortened : .replaced
    return [Loss(.comment, change)]
  }

  private static func withoutBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last != UInt8(ascii: "\n"), WhiteSpace.isBlank(last) {
      line.removeLast()
    }
    return line
  }

  /// The beginning of a text that is read back with the marks of its lines.
  private static func cut(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var length = 0
    var end = text.startIndex
    // Each line has a mark and a blank, and is counted without its end.
    for (index, byte) in zip(text.indices, text) {
      length += byte == UInt8(ascii: "\n") ? 2 : 1
      guard length + 2 <= Limits.textBytes else { break }
      end = index + 1
    }
    while end < text.endIndex, end > text.startIndex, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end]
  }
}

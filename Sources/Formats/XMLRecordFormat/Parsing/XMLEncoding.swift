import GameRecords

/// What the first bytes of a document say about its encoding.
enum XMLEncoding {
  case utf8
  /// UTF-16 or UTF-32.
  case wide
  /// Another encoding that the XML declaration names, and where.
  case other(name: String, range: Range<Int>)

  /// What to do about bytes that are not UTF-8.
  static let help = "convert it with iconv, for example iconv -f SHIFT_JIS -t UTF-8"

  /// How many bytes of a document show whether it is in UTF-16 or UTF-32.
  static let headLength = 4

  /// Determines the encoding from the bytes of a document up to its first `>`.
  init(head: ArraySlice<UInt8>) {
    let head = head.firstIndex(of: UInt8(ascii: ">")).map { head[...$0] } ?? head
    if ByteOrderMark.isWideText(head) || head.prefix(Self.headLength).contains(0) {
      self = .wide
      return
    }
    let text = head.starts(with: ByteOrderMark.utf8) ? head.dropFirst(3) : head
    guard text.starts(with: "<?xml".utf8),
      let end = text.dropFirst(2).firstIndex(of: UInt8(ascii: "?")),
      let range = XMLTagText(text[..<end], at: text.startIndex - head.startIndex)
        .attribute("encoding")?.value
    else {
      self = .utf8
      return
    }
    let name = String(
      decoding: head.dropFirst(range.lowerBound).prefix(range.count),
      as: UTF8.self
    )
    self =
      Self.accepted.contains(name.uppercased()) ? .utf8 : .other(name: name, range: range)
  }

  /// Every text in US-ASCII is also UTF-8.
  private static let accepted: Set<String> = ["UTF-8", "UTF8", "US-ASCII", "ASCII"]
}

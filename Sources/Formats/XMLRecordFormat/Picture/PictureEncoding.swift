import GameRecords

/// The encoding of a picture or page, as its first bytes show it.
enum PictureEncoding {
  case utf8
  /// Another encoding, and where it is named, if it is.
  case other(name: String, range: Range<Int>?)

  /// How many bytes are searched: HTML requires the encoding to be named within them.
  static let reach = 1024

  /// Determines the encoding from the first bytes of an input.
  init(head: ArraySlice<UInt8>) {
    if let wide = Self.wide(head) {
      self = .other(name: wide, range: nil)
    } else if case .html = MarkupStart(head, isWhole: true) {
      self = Self.page(head.prefix(Self.reach))
    } else if case .other(let name, let range) = XMLEncoding(head: head), !Self.isWide(name) {
      self = .other(name: Self.meaning(of: name), range: range)
    } else {
      self = .utf8
    }
  }

  /// The encoding of a text in which letters of ASCII are wider than a byte.
  private static func wide(_ head: ArraySlice<UInt8>) -> String? {
    let less = UInt8(ascii: "<")
    let beginnings: [(bytes: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
      ([less, 0, 0, 0], "UTF-32LE"), ([0, 0, 0, less], "UTF-32BE"),
      ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
      ([less, 0], "UTF-16LE"), ([0, less], "UTF-16BE"),
    ]
    return beginnings.first { head.starts(with: $0.bytes) }?.name
  }

  /// Whether a name is that of an encoding that the bytes would have shown.
  private static func isWide(_ name: String) -> Bool {
    let name = name.uppercased()
    return ["UTF-16", "UTF-32", "UCS-", "ISO-10646"].contains { name.hasPrefix($0) }
  }

  /// The encoding that a page names in a `<meta>`.
  private static func page(_ head: ArraySlice<UInt8>) -> PictureEncoding {
    if head.starts(with: ByteOrderMark.utf8) { return .utf8 }
    let lower = head.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let key = Array("charset".utf8)
    guard
      let found = lower.indices.first(where: {
        lower[$0] == key[0] && lower[$0...].starts(with: key)
      })
    else { return .utf8 }
    var rest = lower[(found + key.count)...].drop(while: WhiteSpace.isSpaceOrLineEnd)
    guard rest.first == UInt8(ascii: "=") else { return .utf8 }
    rest = rest.dropFirst().drop { WhiteSpace.isSpaceOrLineEnd($0) || "\"'".utf8.contains($0) }
    let label = rest.prefix { !WhiteSpace.isSpaceOrLineEnd($0) && !"\"';>/".utf8.contains($0) }
    let name = String(decoding: label, as: UTF8.self)
    if name.isEmpty || ["utf-8", "utf8"].contains(name) || isWide(name) { return .utf8 }
    return .other(name: meaning(of: name), range: label.startIndex..<label.endIndex)
  }

  /// The encoding that browsers use for a name.
  ///
  /// libxml2's Shift JIS decodes the backslash as a yen sign, but every program that writes the
  /// encoding leaves the backslash as it is.
  private static func meaning(of name: String) -> String {
    switch name.lowercased() {
    case "iso-8859-1", "latin1", "us-ascii", "ascii": "windows-1252"
    case "shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji", "windows-31j": "CP932"
    default: name
    }
  }
}

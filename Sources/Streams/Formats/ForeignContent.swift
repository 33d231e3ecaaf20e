import GameRecords

/// A kind of file that is plainly no record, whatever its name.
struct ForeignContent {
  /// The kind, with its article.
  let words: String

  /// The first bytes of files of programs.
  private static let kinds: [(head: [UInt8], words: String)] = [
    (Array("GIF8".utf8), "a GIF picture"), ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"), (Array("%PDF-".utf8), "a PDF document"),
    (Array("SQLite format 3".utf8), "a SQLite database"), ([0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]

  /// The kind of an input; `nil` if it is none of these.
  init?(_ head: InputHead, inFileNamed name: Substring) {
    if let kind = Self.kinds.first(where: { head.bytes.starts(with: $0.head) }) {
      words = kind.words
    } else if let tag = MarkupTag(firstIn: head.bytes), !tag.name.isEmpty {
      words = head.isPicture ? "a picture or a page" : "markup"
    } else if head.text.first == UInt8(ascii: "{"), !name.hasSuffix("json") {
      words = "JSON"
    } else {
      return nil
    }
  }
}

package import GameRecords

/// The record that flipbook embeds in the pictures that it draws.
///
/// It is flipbook's JSON on one line. Characters with a meaning in XML or HTML are written as escapes of
/// JSON.
package enum EmbeddedRecord {
  /// The `id` of the element that contains it.
  package static let identifier = "flipbook-record"

  /// The rules for it.
  package static let rules: [Rule] = .json

  /// Whether an `id` is that of a record's element.
  ///
  /// If a page has several pictures, each `id` has a suffix of its own, as in `flipbook-record-3fa9`.
  package static func hasIdentifier(_ id: some StringProtocol) -> Bool {
    id == identifier || id.utf8.starts(with: (identifier + "-").utf8)
  }

  /// Reads a record from the text of its element, under the name of the picture's format.
  package static func parse(
    _ text: SourceText,
    format: String,
    games: [any GameTable]
  ) -> ParsedRecord {
    JSONRecordReader.parse(text, format: format, games: games)
  }

  /// The text to embed, or `nil` if JSON cannot store the record.
  package static func text(of record: some GameRecord, games: [any GameTable]) -> String? {
    var writer = JSONRecordWriter(.lines, games: games)
    var record = record
    _ = writer.fit(&record)
    var bytes: [UInt8] = []
    do throws(WritingError) {
      try writer.write(record, to: &bytes)
    } catch {
      return nil
    }
    var text = ""
    text.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes.dropLast(), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FFFE}", "\u{FFFF}":
        text += "\\u" + NumberText.hexadecimal(UInt64(scalar.value), digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

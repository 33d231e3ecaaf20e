package import GameRecords

/// A record as it stands in the pictures that flipbook draws.
///
/// It is flipbook's JSON on one line, in which no character means anything to XML or HTML: those that
/// would are spelled as JSON's escapes.
package enum EmbeddedRecord {
  /// The text to embed, or `nil` when JSON cannot hold the record.
  package static func text(of record: GameRecord) -> String? {
    var writer = JSONLinesWriter()
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

import RecordText
import GameRecords

/// Reads the texts of one record in its character set.
struct SGFDecoder {
  private let isLatin1: Bool
  /// Where the texts are that are Latin-1 though the record does not say so.
  private(set) var latin1Ranges: [Range<Int>] = []

  /// A decoder for the value of `CA`, which is Latin-1 by the standard if there is none.
  ///
  /// Most files are UTF-8 whatever they say, so that Latin-1 is believed only when it is named.
  init(charset: String?) {
    isLatin1 = ["iso-8859-1", "latin1", "latin-1"].contains(charset?.lowercased())
  }

  /// Whether the name of a character set is one that UTF-8 has.
  static func isUTF8(_ charset: String) -> Bool {
    ["utf-8", "utf8"].contains(charset.lowercased())
  }

  /// Whether a character set is one of those that are read.
  static func knows(_ charset: String) -> Bool {
    ["utf-8", "utf8", "iso-8859-1", "latin1", "latin-1", "us-ascii", "ascii", ""]
      .contains(charset.lowercased())
  }

  mutating func text(_ range: Range<Int>, of source: SourceText, _ kind: SGFText.Kind) -> String {
    let bytes = SGFText.plain(source[range], kind)
    if isLatin1 { return DecodedText.latin1(bytes) }
    let decoded = DecodedText(bytes)
    if decoded.isLatin1, latin1Ranges.count <= Repair.mostEdits { latin1Ranges.append(range) }
    return decoded.text
  }
}

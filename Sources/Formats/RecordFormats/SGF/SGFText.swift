import GameRecords
import Platform

/// The texts of values: SimpleText, which is one line, and Text, which may have several.
///
/// `\` before a line end removes it; before any other byte it escapes that byte. In both kinds
/// white space becomes a space; line ends, of one byte or of two, become a space in SimpleText and
/// a line feed in Text.
enum SGFText {
  enum Kind { case simple, text }

  /// Replaces white space and removes escapes; a text without either is returned unchanged.
  static func plain(
    _ bytes: ArraySlice<UInt8>,
    _ kind: Kind,
    hasEscapes: Bool = true
  ) -> ArraySlice<UInt8> {
    guard bytes.contains(where: { (0x09...0x0D).contains($0) || $0 == 0x5C }) else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      let isEscape = hasEscapes && byte == UInt8(ascii: "\\")
      guard let byte = isEscape ? rest.popFirst() : byte else { break }
      if ByteCount.endsLine(byte) {
        // Two different bytes are one line end.
        if let next = rest.first, ByteCount.endsLine(next), next != byte { rest.removeFirst() }
        if !isEscape { plain.append(kind == .simple ? 0x20 : 0x0A) }
      } else {
        plain.append([0x09, 0x0B, 0x0C].contains(byte) ? 0x20 : byte)
      }
    }
    return plain[...]
  }

  /// A text as it will be read back.
  static func plain(_ text: String, _ kind: Kind) -> String {
    guard text.utf8.contains(where: { (0x09...0x0D).contains($0) }) else { return text }
    return String(decoding: plain(Array(text.utf8)[...], kind, hasEscapes: false), as: UTF8.self)
  }

  /// Appends a text so that nothing in it is read as the end of its value.
  ///
  /// The bracket of `(;` is also escaped, so that the text does not look like the start of another
  /// game.
  /// - Parameters:
  ///   - text: the text.
  ///   - output: where it is appended.
  ///   - isComposed: whether it is a part of a value in which colons separate parts.
  static func append(_ text: String, to output: inout [UInt8], isComposed: Bool = false) {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "]"), UInt8(ascii: "\\"): output.append(UInt8(ascii: "\\"))
      case UInt8(ascii: ":") where isComposed: output.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "("):
        let next = bytes[(index + 1)...].first { !WhiteSpace.isBlank($0) }
        if next == UInt8(ascii: ";") { output.append(UInt8(ascii: "\\")) }
      default: break
      }
      output.append(byte)
    }
  }
}

/// Reads the texts of one record in its character set.
struct SGFDecoder {
  /// The character set that `CA` names; without one, Latin-1 by the standard.
  ///
  /// Most files are in UTF-8 without saying so, so Latin-1 is assumed only when it is named.
  private let charset: Charset
  /// The place of the first text that is in Latin-1 although the record does not say so.
  private(set) var latin1Range: Range<Int>?
  /// The place of the first text that is none in the character set.
  private(set) var undecodable: Range<Int>?

  private enum Charset { case utf8, latin1, other(TextEncoding), unknown }

  /// Whether the character set is unknown.
  var isUnknown: Bool { if case .unknown = charset { true } else { false } }

  /// A decoder for the value of `CA`, if there is one.
  init(charset name: String?) {
    charset =
      switch name?.lowercased() {
      case "utf-8", "utf8", "us-ascii", "ascii", "", nil: .utf8
      case "iso-8859-1", "latin1", "latin-1": .latin1
      case let name?: TextEncoding(name).map(Charset.other) ?? .unknown
      }
  }

  mutating func text(_ range: Range<Int>, of source: SourceText, _ kind: SGFText.Kind) -> String {
    let bytes = source[range]
    switch charset {
    case .latin1: return DecodedText.latin1(SGFText.plain(bytes, kind))
    case .other(let encoding):
      // A letter may have a byte that looks like a backslash, so letters come before escapes.
      if let text = encoding.utf8(bytes) {
        return String(decoding: SGFText.plain(text[...], kind), as: UTF8.self)
      }
      undecodable = undecodable ?? range
    case .utf8, .unknown: break
    }
    let decoded = DecodedText(SGFText.plain(bytes, kind))
    if decoded.isLatin1 { latin1Range = latin1Range ?? range }
    return decoded.text
  }
}

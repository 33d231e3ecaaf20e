/// What the first element of a text says about what it is.
package enum MarkupStart: Hashable, Sendable {
  /// An SVG picture, or an HTML page that declares to be XML.
  case xml
  /// An HTML page.
  case html
  /// It is not seen yet: there are only white space, comments and the like.
  case unknown
  /// None of these.
  case other

  /// Looks at the beginning of a text in UTF-8, which may begin with a byte order mark.
  /// - Parameters:
  ///   - text: the first bytes.
  ///   - isWhole: whether nothing comes after them.
  package init(_ text: ArraySlice<UInt8>, isWhole: Bool) {
    var rest = text.starts(with: ByteOrderMark.utf8) ? text.dropFirst(3) : text
    var isDeclared = false
    while true {
      rest = rest.drop(while: Self.isSpace)
      if rest.starts(with: "<!--".utf8) {
        guard let end = Self.end(of: "-->", in: rest.dropFirst(2)) else { break }
        rest = rest[end...]
      } else if rest.starts(with: "<?".utf8) {
        isDeclared = isDeclared || rest.starts(with: "<?xml".utf8)
        guard let end = Self.end(of: "?>", in: rest) else { break }
        rest = rest[end...]
      } else {
        self = Self.kind(ofTag: rest, isDeclared: isDeclared, isWhole: isWhole)
        return
      }
    }
    self = .unknown
  }

  /// What the first tag or the declaration of the document's type says.
  private static func kind(
    ofTag tag: ArraySlice<UInt8>,
    isDeclared: Bool,
    isWhole: Bool
  ) -> MarkupStart {
    let doctype = Array("<!doctype".utf8)
    let isDoctype = tag.prefix(doctype.count).map { $0 | 0x20 } == doctype
    let rest = tag.dropFirst(isDoctype ? doctype.count : 1).drop { isDoctype && isSpace($0) }
    let name = rest.prefix { !isSpace($0) && !"<>/[".utf8.contains($0) }
    if name.endIndex == tag.endIndex, !isWhole, name.count < 256 { return .unknown }
    guard tag.first == UInt8(ascii: "<") else { return tag.isEmpty ? .unknown : .other }
    // A prefix of a namespace says nothing.
    let local = name.split(separator: UInt8(ascii: ":")).last ?? []
    return switch String(decoding: local, as: UTF8.self).lowercased() {
    case "svg": .xml
    // A page may leave out the tags around these.
    case "html", "head", "body", "meta", "title": isDeclared ? .xml : .html
    default: .other
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The index behind some letters.
  private static func end(of text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let count = text.utf8CodeUnitCount
    return text.withUTF8Buffer { letters in
      bytes.indices.first { bytes[$0] == letters[0] && bytes[$0...].starts(with: letters) }
    }
    .map { $0 + count }
  }
}

extension InputHead {
  /// Whether the input is an SVG picture or an HTML page, judged by its first element.
  package var isPicture: Bool {
    switch MarkupStart(letters[...], isWhole: true) {
    case .xml, .html: true
    case .unknown, .other: false
    }
  }

  /// The bytes of the text's letters in ASCII, in whatever width they are encoded.
  package var letters: [UInt8] {
    guard ByteOrderMark.isWideText(bytes) else { return Array(bytes) }
    let marks: Set<UInt8> = [0x00, 0xFE, 0xFF]
    return bytes.filter { !marks.contains($0) }
  }
}

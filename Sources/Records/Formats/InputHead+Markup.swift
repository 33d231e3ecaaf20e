/// The kind of a markup text, judged by its first element.
package enum MarkupStart: Hashable, Sendable {
  /// An SVG picture, or an HTML page with an XML declaration.
  case xml
  /// An HTML page.
  case html
  /// Not known yet: so far there are only white space, comments and the like.
  case unknown
  /// None of these.
  case other

  /// Examines the beginning of a text in UTF-8, with or without a byte order mark.
  /// - Parameters:
  ///   - text: the first bytes.
  ///   - isWhole: whether the text ends with them.
  package init(_ text: ArraySlice<UInt8>, isWhole: Bool) {
    guard let tag = MarkupTag(firstIn: text) else {
      self = .unknown
      return
    }
    if tag.isCutOff, !isWhole {
      self = .unknown
      return
    }
    self =
      switch tag.name.lowercased() {
      case "svg": .xml
      // A page may leave out the tags around these.
      case "html", "head", "body", "meta", "title": tag.isInXML ? .xml : .html
      default: tag.isEmpty ? .unknown : .other
      }
  }
}

/// The first tag of a text, or its document type declaration, with only white space, comments and
/// the like before it.
package struct MarkupTag {
  /// The name without its namespace prefix, which is arbitrary; empty when there is no tag.
  package let name: String
  /// Whether the text has an XML declaration.
  fileprivate private(set) var isInXML = false
  /// Whether the text ends within the name.
  fileprivate let isCutOff: Bool
  /// Whether there is nothing in its place.
  fileprivate let isEmpty: Bool

  /// Finds the tag; `nil` when the text ends before it.
  package init?(firstIn text: ArraySlice<UInt8>) {
    var rest = text.starts(with: ByteOrderMark.utf8) ? text.dropFirst(3) : text
    while true {
      rest = rest.drop(while: WhiteSpace.isBlank)
      if rest.starts(with: "<!--".utf8) {
        guard let end = Self.end(of: "-->", in: rest.dropFirst(2)) else { return nil }
        rest = rest[end...]
      } else if rest.starts(with: "<?".utf8) {
        isInXML = isInXML || rest.starts(with: "<?xml".utf8)
        guard let end = Self.end(of: "?>", in: rest) else { return nil }
        rest = rest[end...]
      } else {
        break
      }
    }
    let isDoctype = rest.prefix(9).lazy.map { $0 | 0x20 }.elementsEqual("<!doctype".utf8)
    let inside = rest.dropFirst(isDoctype ? 9 : 1)
      .drop { isDoctype && WhiteSpace.isBlank($0) }
    let name = inside.prefix { !WhiteSpace.isBlank($0) && !"<>/[".utf8.contains($0) }
    isCutOff = name.endIndex == rest.endIndex && name.count < 256
    isEmpty = rest.isEmpty
    let isTag = rest.first == UInt8(ascii: "<")
    let local = isTag ? name.split(separator: UInt8(ascii: ":")).last ?? [] : []
    self.name = String(decoding: local, as: UTF8.self)
  }

  /// The index after some letters.
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
    switch MarkupStart(letters, isWhole: true) {
    case .xml, .html: true
    case .unknown, .other: false
    }
  }

  /// The text's ASCII letters as bytes, whether the text is UTF-8, UTF-16 or UTF-32.
  package var letters: ArraySlice<UInt8> {
    guard ByteOrderMark.isWideText(bytes) else { return bytes }
    return bytes.filter { ![0x00, 0xFE, 0xFF].contains($0) }[...]
  }
}

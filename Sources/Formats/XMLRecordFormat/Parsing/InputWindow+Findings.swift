import GameRecords

/// Finds out what is wrong where libxml2 stops, and where exactly.
///
/// libxml2 is often past an error when it reports it, and has one code for several errors: the
/// bytes around the place show more.
extension InputWindow {
  /// The finding for a parser error.
  func finding(of error: XMLParserError, at offset: Int) -> FindingDraft {
    switch error.code {
    case XMLParserError.nameRequired: return missingName(at: offset)
    case XMLParserError.documentEnd: return trailingContent(at: offset)
    default:
      let (message, help) = error.explanation
      return FindingDraft(.xmlSyntax, message, help: help, at: range(of: error, at: offset))
    }
  }

  /// The start tag that ends before an offset.
  ///
  /// It begins at the last `<`, which no value can contain.
  func tagRange(end: Int) -> Range<Int> { (last("<", before: end) ?? end)..<end }

  private func range(of error: XMLParserError, at offset: Int) -> Range<Int> {
    if error.isAboutReference, let start = last("&", before: offset) {
      return start..<offset
    }
    switch error.code {
    case XMLParserError.sectionEnd: return sectionEnd(from: offset)
    case XMLParserError.reservedName: return tagRange(end: offset)
    case XMLParserError.duplicateAttribute:
      let tag = tagRange(end: offset)
      let text = XMLTagText(self[tag], at: tag.lowerBound)
      return text.repeatedAttribute(error.detail) ?? offset..<offset
    default: return offset..<offset
    }
  }

  /// The place of the first `]]>` of a text; the parser is still before the text.
  private func sectionEnd(from offset: Int) -> Range<Int> {
    var start = offset
    while let bracket = first("]", from: start) {
      if self[bracket..<end].starts(with: "]]>".utf8) { return bracket..<bracket + 3 }
      start = bracket + 1
    }
    return offset..<offset
  }

  /// The finding about a missing name: of an entity after a `&`, of an element after a `<`, and of
  /// an attribute anywhere else.
  private func missingName(at offset: Int) -> FindingDraft {
    let previous = self[..<offset].last
    let opening = max(offset - 1, start.offset)..<offset
    if previous == UInt8(ascii: "&") {
      return FindingDraft(
        .xmlSyntax,
        "this & does not begin a reference",
        help: "write &amp; for the character &",
        at: opening
      )
    }
    let rest = self[offset..<sight(from: offset)]
    let name = rest.prefix { !Self.endsName($0) }
    let isElement = previous == UInt8(ascii: "<")
    if isElement, !name.prefix(1).contains(where: Self.beginsWrongName) {
      return FindingDraft(
        .xmlSyntax,
        "this < does not begin a tag",
        help: "write &lt; for the character <",
        at: opening
      )
    }
    // Without a name, show the character in its place.
    let shown = name.isEmpty ? rest.prefix(1) : name
    let kind = isElement ? "element" : "attribute"
    return FindingDraft(
      .xmlSyntax,
      "\(DisplayText.quote(shown)) is not the name of an \(kind)",
      help: isElement
        ? "names begin with a letter or _; write &lt; for the character <"
        : "names begin with a letter or _",
      at: offset..<offset + shown.count
    )
  }

  /// Whether a byte cannot be part of a name, not even of an invalid one.
  private static func endsName(_ byte: UInt8) -> Bool {
    WhiteSpace.isSpaceOrLineEnd(byte) || "<>/=\"'".utf8.contains(byte)
  }

  /// Whether a byte after a `<` is more likely to begin a name than to be text.
  private static func beginsWrongName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The finding about content after the outermost element other than white space and comments.
  private func trailingContent(at offset: Int) -> FindingDraft {
    let rest = self[offset..<sight(from: offset)]
    var help: String?
    let what: String
    if rest.starts(with: "</".utf8) {
      what = "an end tag"
    } else if rest.starts(with: "<![CDATA[".utf8) {
      what = "a CDATA section"
    } else if rest.starts(with: "<!".utf8) {
      what = "a declaration"
    } else if rest.first == UInt8(ascii: "<"), rest.count > 1 {
      what = "another element"
      help = "a document has one outermost element; put several games into <games>"
    } else {
      what = "text"
    }
    return FindingDraft(
      .xmlSyntax,
      "\(what) follows the end of the outermost element",
      help: help,
      at: offset..<offset
    )
  }
}

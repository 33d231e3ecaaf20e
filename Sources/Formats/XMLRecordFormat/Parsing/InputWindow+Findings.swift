import GameRecords

/// Finds out what is wrong where libxml2 stops, and where exactly.
///
/// libxml2 is often past an error when it reports it, and has one code for several errors: the
/// bytes around the place show more.
extension InputWindow {
  private typealias Explanation = (message: String, help: String?, range: Range<Int>)

  /// The finding for a parser error.
  func finding(of error: XMLParserError, at offset: Int) -> FindingDraft {
    let offset = min(max(offset, start.offset), end)
    let (message, help, range): Explanation =
      switch error.code {
      case XMLParserError.nameRequired: missingName(at: offset)
      case XMLParserError.documentEnd: trailingContent(at: offset)
      default:
        (error.explanation.message, error.explanation.help, place(of: error, at: offset))
      }
    return FindingDraft(.xmlSyntax, DisplayText.escape(message), help: help, at: range)
  }

  private func place(of error: XMLParserError, at offset: Int) -> Range<Int> {
    if error.isAboutReference, let start = last("&", before: offset) { return start..<offset }
    let tag = tagRange(end: offset)
    let place: Range<Int>? =
      switch error.code {
      // The parser is still before the text.
      case XMLParserError.sectionEnd: first("]]>", from: offset).map { $0..<$0 + 3 }
      case XMLParserError.reservedName: tag
      case XMLParserError.duplicateAttribute:
        XMLTagText(self[tag], at: tag.lowerBound).repeatedAttribute(error.detail)
      default: nil
      }
    return place ?? offset..<offset
  }

  /// What is missing is a name: of an entity after a `&`, of an element after a `<`, and of an
  /// attribute anywhere else.
  private func missingName(at offset: Int) -> Explanation {
    let previous = self[..<offset].last
    let opening = max(offset - 1, start.offset)..<offset
    if previous == UInt8(ascii: "&") {
      let (message, help) = XMLParserError.noReference
      return (message, help, opening)
    }
    let rest = self[offset..<sight(from: offset)]
    let name = rest.prefix { !WhiteSpace.isSpaceOrLineEnd($0) && !"<>/=\"'".utf8.contains($0) }
    let isElement = previous == UInt8(ascii: "<")
    // These are more likely to begin a name than to be text.
    let isWrongName = name.first.map { $0 >= 0x80 || ASCII.isDigit($0) } ?? false
    if isElement, !isWrongName {
      return ("this < does not begin a tag", "write &lt; for the character <", opening)
    }
    // Without a name, show the character in its place.
    let shown = name.isEmpty ? rest.prefix(1) : name
    return (
      "\(DisplayText.quote(shown)) is not the name of an \(isElement ? "element" : "attribute")",
      "names begin with a letter or _" + (isElement ? "; write &lt; for the character <" : ""),
      offset..<offset + shown.count
    )
  }

  /// There is content after the outermost element other than white space and comments.
  private func trailingContent(at offset: Int) -> Explanation {
    let rest = self[offset..<sight(from: offset)]
    let isTag = rest.first == UInt8(ascii: "<") && rest.count > 1
    let kinds: KeyValuePairs = [
      "</": "an end tag", "<![CDATA[": "a CDATA section", "<!": "a declaration",
    ]
    let known = kinds.first { rest.starts(with: $0.key.utf8) }?.value
    return (
      "\(known ?? (isTag ? "another element" : "text")) follows the end of the outermost element",
      known == nil && isTag
        ? "a document has one outermost element; put several games into <games>" : nil,
      offset..<offset
    )
  }
}

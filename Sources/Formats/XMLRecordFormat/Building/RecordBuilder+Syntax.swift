import GameRecords

/// Errors that end reading.
extension RecordBuilder {
  /// Ends reading at a document type declaration, whose name ends before an offset.
  mutating func refuseDoctype(before offset: Int) {
    fail(
      .xmlDoctype,
      "a document type declaration is not allowed; reading stops here",
      help: "remove it: a game record needs no DTD, and entities are not expanded",
      at: (window.last("<!DOCTYPE", before: offset) ?? offset)..<offset
    )
  }

  /// Handles a parser error at an offset.
  mutating func take(_ error: XMLParserError, at offset: Int) {
    // In a comment, the parser may report an error for every byte.
    guard !hasFailed else { return }
    let offset = min(max(offset, window.start.offset), window.end)
    if isCutShort(error, at: offset) { return refuseBytes() }
    if error.isNamespace {
      return report(
        .xmlNamespace,
        error.message.split(separator: "\n").map { DisplayText.escape($0) }.joined(),
        at: window.tagRange(end: offset)
      )
    }
    if error.code == XMLParserError.tagMismatch { return refuseEndTag(before: offset) }
    if window.isAtEnd, !isClosed, offset == window.end || error.code == XMLParserError.documentEnd {
      return refuseTruncation()
    }
    let finding = window.finding(of: error, at: offset)
    refuse(finding.message, help: finding.help, at: finding.range)
  }

  /// Ends reading at a syntax error, and says so if there is more to read.
  private mutating func refuse(
    _ message: String,
    help: String? = nil,
    at range: Range<Int>
  ) {
    let isLast = window.isAtEnd && range.lowerBound == window.end
    fail(
      .xmlSyntax,
      isLast ? message : message + "; reading stops here",
      help: help,
      at: range
    )
  }

  private mutating func refuseEndTag(before offset: Int) {
    let tag = window.tagRange(end: offset)
    let name = window[tag].dropFirst(2).prefix {
      $0 != UInt8(ascii: ">") && !WhiteSpace.isSpaceOrLineEnd($0)
    }
    guard let beginning = open.beginning(in: &window) else { return }
    refuse(
      "</\(DisplayText.escape(String(decoding: name.prefix(40), as: UTF8.self)))> does not end "
        + "<\(DisplayText.escape(beginning.name.prefix(40)))>, "
        + "which begins at line \(beginning.position.line)",
      at: tag
    )
  }

  /// Whether the outermost element has begun and ended.
  var isClosed: Bool { hasRoot && open.depth == 0 }

  /// Reports what is missing at the end of the input, if anything is.
  mutating func refuseTruncation() {
    guard !isClosed else { return }
    let end = window.end..<window.end
    if let beginning = open.beginning(in: &window) {
      forgetCutTag()
      let name = DisplayText.escape(beginning.name.prefix(40))
      // After the last visible character.
      let last =
        window.bytes.lastIndex { !WhiteSpace.isSpaceOrLineEnd($0) } ?? window.bytes.endIndex - 1
      let end = window.start.offset + last + 1
      fail(
        .xmlSyntax,
        "the input ends within <\(name)>, which begins at line \(beginning.position.line)",
        help: "is the file complete?",
        at: end..<end
      )
    } else if window.start.offset == 0, firstContent == nil {
      let content = window.end == 0 ? "is empty" : "contains only white space"
      fail(.noRecord, "the input \(content)", at: end)
    } else if let first = firstContent, window[first..<window.end].first != UInt8(ascii: "<") {
      refuse(XMLParserError.notXML, at: first..<first)
    } else {
      fail(.noRecord, "the input has no complete XML element", at: end)
    }
  }

  /// Drops the findings about the tag in which the input ends.
  private mutating func forgetCutTag() {
    guard let less = window.last("<", before: window.end),
      !window[less..<window.end].contains(UInt8(ascii: ">"))
    else { return }
    record?.findings.removeAll { $0.range.lowerBound >= less }
  }

  /// The offset of the first byte that is neither white space nor part of a byte order mark.
  private var firstContent: Int? {
    let mark = window.bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    return window.bytes.dropFirst(mark).firstIndex { !WhiteSpace.isSpaceOrLineEnd($0) }
      .map { $0 + window.start.offset }
  }
}

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
    let shown = DisplayText.escape(String(decoding: name.prefix(40), as: UTF8.self))
    refuse("</\(shown)> does not end \(beginning)", at: tag)
  }

  /// Whether the outermost element has begun and ended.
  var isClosed: Bool { hasRoot && open.depth == 0 }

  /// Reports what is missing at the end of the input, if anything is.
  mutating func refuseTruncation() {
    guard !isClosed else { return }
    let mark = window.bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    let content = window.bytes.dropFirst(mark).drop(while: WhiteSpace.isSpaceOrLineEnd)
    let start = window.end - content.count
    if let beginning = open.beginning(in: &window) {
      forgetCutTag()
      // After the last visible character.
      let end = window.start.offset + content.trimmed(of: WhiteSpace.isSpaceOrLineEnd).endIndex
      let message = "the input ends within \(beginning)"
      fail(.xmlSyntax, message, help: "is the file complete?", at: end..<end)
    } else if let first = content.first, first != UInt8(ascii: "<") {
      refuse(XMLParserError.notXML, at: start..<start)
    } else {
      let isBlank = window.start.offset == 0 && content.isEmpty
      let blank = window.end == 0 ? "is empty" : "contains only white space"
      let message = "the input " + (isBlank ? blank : "has no complete XML element")
      fail(.noRecord, message, at: window.end..<window.end)
    }
  }

  /// Drops the findings about the tag in which the input ends.
  private mutating func forgetCutTag() {
    guard let less = window.last("<", before: window.end),
      !window[less..<window.end].contains(UInt8(ascii: ">"))
    else { return }
    record?.findings.removeAll { $0.range.lowerBound >= less }
  }
}

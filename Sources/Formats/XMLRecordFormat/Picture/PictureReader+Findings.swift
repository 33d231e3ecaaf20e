import GameRecords

/// Findings about pictures.
extension PictureReader {
  private static let help = "draw the game again with: flipbook render GAME -o PICTURE"

  /// Reports that the input ends after a record, but within the picture.
  func reportCut(to receive: RecordReceiver) {
    let end = window.end
    let message = "the picture is cut off after this record"
    report(.pictureCut, message, help: Self.help, at: end..<end, to: receive)
  }

  /// Reports that the input ends before there is a record.
  func reportCutBefore(to receive: RecordReceiver) {
    let end = window.end
    let message = "the picture is cut off before its record"
    report(.pictureRecord, message, help: Self.help, at: end..<end, to: receive)
  }

  /// Reports that there is no record in the whole input.
  func reportMissing(to receive: RecordReceiver) {
    let text = SourceText(name: source, bytes: beginning[...])
    let finding = text.finding(
      .pictureRecord,
      Rule.noPictureRecord,
      help: Self.help,
      at: 0..<0
    )
    hand(over: finding, in: text, to: receive)
  }

  /// Reports an element without text.
  func refuseEmpty(_ element: PictureElement, to receive: RecordReceiver) {
    let message = "the element for the record is empty"
    report(.pictureRecord, message, help: Self.help, at: element.tag, to: receive)
  }

  /// Refuses a record whose text is unknown.
  func refuse(_ reference: String, in element: PictureElement, to receive: RecordReceiver) {
    report(
      .pictureRecord,
      "the record refers to the unknown entity &\(DisplayText.escape(reference));",
      help: "write the character itself",
      at: element.tag,
      number: count,
      to: receive
    )
  }

  /// Ends reading where the bytes are not in the encoding of the text.
  func refuseBytes(to receive: RecordReceiver) {
    if let (name, range) = unknownEncoding {
      return fail(
        .encoding,
        "the encoding is declared to be \(DisplayText.quote(name)), which is unknown",
        help: "convert it with iconv -t UTF-8 and declare UTF-8",
        at: range,
        to: receive
      )
    }
    let start = invalidStart ?? window.end
    fail(
      .encoding,
      isEditable
        ? "these bytes are not UTF-8; reading stops here"
        : "these bytes are not in the encoding of the text; reading stops here",
      help: "convert it with iconv, for example iconv -f SHIFT_JIS -t UTF-8",
      at: start..<min(start + 1, window.end),
      to: receive
    )
  }

  /// Ends reading at a record that is too long.
  func refuseLong(at start: Int, to receive: RecordReceiver) {
    count += 1
    fail(
      .recordTooLong,
      "record does not end within \(Limits.recordBytes >> 20) MiB; reading stops here",
      help: "the end of its element may be missing",
      at: start..<start,
      number: count,
      to: receive
    )
  }

  /// Ends reading if too much of the input would have to be kept.
  func refuseEndless(_ parser: PictureParser, to receive: RecordReceiver) {
    let isPage = parser.markup == .html
    let limit = Limits.recordBytes
    guard window.end - parser.offset > limit else { return }
    fail(
      .textTooLong,
      "\(isPage ? "the page" : "the markup that begins here") does not end within "
        + "\(limit >> 20) MiB; reading stops here",
      help: isPage ? nil : "a quotation mark, a > or the ; of a reference may be missing",
      at: parser.offset..<parser.offset,
      to: receive
    )
  }

  /// Ends reading at text outside of a picture.
  func refuseText(at offset: Int, to receive: RecordReceiver) {
    fail(
      .xmlSyntax,
      "expected the < of a picture or page; reading stops here",
      at: offset..<offset,
      to: receive
    )
  }

  /// Ends reading where reading a document cannot continue.
  func refuse(
    _ problem: PictureParser.Problem,
    of parser: PictureParser,
    to receive: RecordReceiver
  ) {
    var number = 0
    if parser.element != nil {
      count += 1
      number = count
    }
    switch problem {
    case .syntax(let error, let offset):
      let offset = min(max(offset, window.start.offset), window.end)
      let finding = window.finding(of: error, at: offset)
      fail(
        .xmlSyntax,
        DisplayText.escape(finding.message) + "; reading stops here",
        help: finding.help,
        at: finding.range,
        number: number,
        to: receive
      )
    case .tooDeep(let offset):
      fail(
        .tooMany,
        "elements are nested more than \(parser.depth) levels deep; reading stops here",
        at: window.tagRange(end: offset),
        number: number,
        to: receive
      )
    case .manyAttributes(let tag):
      fail(
        .tooMany,
        "a tag with more than \(AttributeCheck.limit) attributes; reading stops here",
        at: tag..<tag + 1,
        number: number,
        to: receive
      )
    }
  }

  // MARK: -

  /// Hands over a finding after which nothing is read.
  func fail(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    number: Int = 0,
    to receive: RecordReceiver
  ) {
    report(rule, message, help: help, at: range, number: number, to: receive)
    isDone = true
  }

  /// Hands over a finding, with the number of a record that cannot be read, or without one.
  private func report(
    _ rule: Rule,
    _ message: String,
    help: String?,
    at range: Range<Int>,
    number: Int = 0,
    to receive: RecordReceiver
  ) {
    if rule.severity == .error { hasFailed = true }
    let range = range.clamped(to: window.start.offset..<window.end)
    let start = window.lineStart(of: range.lowerBound)
    let text = SourceText(
      name: source,
      bytes: window[start..<window.sight(from: range.upperBound)],
      start: window.position(at: start)
    )
    let finding = text.finding(
      rule,
      message,
      help: help,
      at: range.lowerBound - start..<range.upperBound - start
    )
    hand(over: finding, in: text, number: number, to: receive)
  }

  private func hand(
    over finding: Finding,
    in text: SourceText,
    number: Int = 0,
    to receive: RecordReceiver
  ) {
    var parsed = ParsedRecord(findings: [finding], source: text)
    if number > 0 { parsed.assign(number: number) }
    if receive(RecordSlice(parsed)) == .stop { isDone = true }
  }
}

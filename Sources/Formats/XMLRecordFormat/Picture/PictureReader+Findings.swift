import GameRecords

/// Findings about pictures.
extension PictureReader {
  static var help: String { "draw the game again with: flipbook render GAME -o PICTURE" }

  /// Reports that the input ends after a record, but within the picture.
  func reportCut() {
    let end = input.window.end
    report(.pictureCut, "the picture is cut off after this record", at: end..<end)
  }

  /// Ends reading where the bytes are not in the encoding of the text.
  func refuseBytes() {
    if let (name, range) = input.unknownEncoding {
      return fail(
        .encoding,
        "the encoding is declared to be \(DisplayText.quote(name)), which is unknown",
        help: "convert it with iconv -t UTF-8 and declare UTF-8",
        at: range
      )
    }
    let end = input.window.end
    let start = input.invalidStart ?? end
    fail(
      .encoding,
      "these bytes are not \(input.isUTF8 ? "UTF-8" : "in the encoding of the text"); "
        + "reading stops here",
      help: XMLEncoding.help,
      at: start..<min(start + 1, end)
    )
  }

  /// Ends reading if too much of the input would have to be kept.
  func checkLimits(of parser: PictureParser) {
    let (end, limit) = (input.window.end, Limits.recordBytes)
    let size = "\(limit >> 20) MiB; reading stops here"
    if let start = parser.element?.tag.lowerBound, end - start > limit {
      fail(
        .recordTooLong,
        "record does not end within \(size)",
        help: "the end of its element may be missing",
        at: start..<start,
        isRecord: true
      )
    } else if end - parser.offset > limit {
      let isPage = parser.markup == .html
      fail(
        .textTooLong,
        "\(isPage ? "the page" : "the markup that begins here") does not end within \(size)",
        help: isPage ? nil : "a quotation mark, a > or the ; of a reference may be missing",
        at: parser.offset..<parser.offset
      )
    }
  }

  /// Ends reading where reading a document cannot continue.
  func refuse(_ problem: PictureParser.Problem, of parser: PictureParser) {
    let finding =
      switch problem {
      case .syntax(let error, let offset): input.window.finding(of: error, at: offset)
      case .excess(let message, let range): FindingDraft(.tooMany, message, at: range)
      }
    fail(
      finding.rule,
      finding.message + "; reading stops here",
      help: finding.help,
      at: finding.range,
      isRecord: parser.element != nil
    )
  }

  // MARK: -

  /// Hands over a finding after which nothing is read.
  func fail(
    _ rule: Rule,
    _ message: String,
    help: String? = nil,
    at range: Range<Int>,
    isRecord: Bool = false
  ) {
    report(rule, message, help: help, at: range, isRecord: isRecord)
    outlet.isStopped = true
  }

  /// Hands over a finding, with the number of a record if it is why one cannot be read.
  func report(
    _ rule: Rule,
    _ message: String,
    help: String? = PictureReader.help,
    at range: Range<Int>,
    isRecord: Bool = false
  ) {
    if rule.severity == .error { hasFailed = true }
    if isRecord { count += 1 }
    let range = range.clamped(to: input.window.start.offset..<input.window.end)
    let finding = FindingDraft(rule, message, help: help, at: range)
    var parsed = input.window.parsed(finding, in: source)
    parsed.number = isRecord ? count : 0
    outlet.handOver(parsed)
  }
}

import GameRecords
import RecordFormats

/// Reads the records in pictures and pages as they arrive; one file may contain several.
///
/// XML is read up to its first syntax error, and no more of it is kept than the element of a
/// record, or a tag or comment. A page is kept as a whole, and read in spite of all errors.
final class PictureReader: RecordReader {
  let source: String
  let format: String
  /// The tables of all games.
  let games: [any GameTable]
  var input = PictureInput()
  let outlet = RecordOutlet()
  /// The picture or page that is being read.
  private var parser: PictureParser?
  /// Where the next one begins, if none is being read.
  private var start = 0
  /// The records, readable or not, so far.
  var count = 0
  /// Whether the document that is being read had an element for a record.
  private var hasMetRecord = false
  /// Whether the reason for something missing has been reported.
  var hasFailed = false
  private var endMark = EndMark()

  /// A reader of one input.
  init(source: String, format: String, games: [any GameTable]) {
    self.source = source
    self.format = format
    self.games = games
  }

  func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    outlet.read(to: receive) {
      endMark.pass(block) { text in
        input.append(text)
        readMore(atEnd: false)
      }
    }
  }

  func finish(to receive: RecordReceiver) -> ReadingControl {
    outlet.read(to: receive) {
      input.finish()
      readMore(atEnd: true)
      if !outlet.isStopped { endDocument() }
    }
  }

  // MARK: - Documents

  private func readMore(atEnd: Bool) {
    var hasMore = true
    while hasMore, !outlet.isStopped {
      hasMore = parser.map { read($0, atEnd: atEnd) } ?? begin(atEnd: atEnd)
    }
    guard !outlet.isStopped else { return }
    if let parser { checkLimits(of: parser) }
    let needed = parser.map { $0.element?.tag.lowerBound ?? $0.offset } ?? start
    input.window.drop(before: needed - SourceText.reach)
  }

  /// Begins the next document.
  /// - Returns: whether there is more to read.
  private func begin(atEnd: Bool) -> Bool {
    // Findings show the text that follows them.
    func isKnown(_ text: ArraySlice<UInt8>) -> Bool { atEnd || text.count >= SourceText.reach }
    let rest = input.window[start..<input.window.end]
    guard isKnown(rest) else { return false }
    if input.unknownEncoding != nil || input.invalidStart == start {
      refuseBytes()
      return false
    }
    let mark = rest.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    let text = rest.dropFirst(mark).drop(while: WhiteSpace.isSpaceOrLineEnd)
    start += rest.count - text.count
    guard let first = text.first, isKnown(text) else { return false }
    guard first == UInt8(ascii: "<") else {
      let message = "expected the < of a picture or page; reading stops here"
      fail(.xmlSyntax, message, at: start..<start)
      return false
    }
    // Recognition looks no further than the head either.
    let isWhole = atEnd || text.count >= InputHead.size
    let kind = MarkupStart(text, isWhole: isWhole)
    if kind == .unknown, !isWhole || count > 0 { return false }
    hasMetRecord = false
    parser = PictureParser(of: kind == .html ? .html : .xml, from: start)
    return true
  }

  /// Reads on in a document.
  /// - Returns: whether it has ended, so that there may be another one.
  private func read(_ parser: PictureParser, atEnd: Bool) -> Bool {
    // Browsers read a page in spite of bytes that are not text.
    let isPage = parser.markup == .html
    let (window, invalidStart) = (input.window, isPage && input.isUTF8 ? nil : input.invalidStart)
    // Findings show the text that follows them, so some bytes are always held back.
    let known = atEnd ? window.end : max(parser.offset, window.end - SourceText.reach)
    if let invalidStart, invalidStart > known { return false }
    let end = isPage ? window.end : invalidStart ?? min(known, input.lastCharacterEnd)
    parser.parse(window, upTo: end)
    // The text before invalid bytes is read as if the input ended there.
    if atEnd || invalidStart != nil { parser.finish(window, upTo: end) }
    for element in parser.takeElements() where !outlet.isStopped { handOver(element) }
    guard !outlet.isStopped else { return false }
    if let end = parser.end {
      (self.parser, start) = (nil, end)
      return true
    }
    if let problem = parser.problem {
      refuse(problem, of: parser)
    } else if invalidStart != nil {
      refuseBytes()
    }
    return false
  }

  /// Hands over a record, or why there is none in its element.
  private func handOver(_ element: PictureElement, isCut: Bool = false) {
    hasMetRecord = true
    if let name = element.unknownReference {
      let message = "the record refers to the unknown entity &\(DisplayText.escape(name));"
      let help = "write the character itself"
      return report(.pictureRecord, message, help: help, at: element.tag, isRecord: true)
    }
    guard isCut || !element.content.isEmpty else {
      return report(.pictureRecord, "the element for the record is empty", at: element.tag)
    }
    count += 1
    var parsed = element.parse(in: &input.window, source: source, format: format, games: games)
    parsed.assign(number: count)
    let isReported = parsed.findings.contains { $0.rule.name == "json-truncated" }
    outlet.handOver(parsed)
    if isCut, !isReported, !outlet.isStopped { reportCut() }
  }

  /// Hands over the record that the input ends in, and reports what is missing.
  private func endDocument() {
    if var element = parser?.element {
      element.end = input.window.end
      handOver(element, isCut: true)
    } else if let parser, parser.isCut {
      if hasMetRecord { return reportCut() }
      let end = input.window.end
      report(.pictureRecord, "the picture is cut off before its record", at: end..<end)
    } else if count == 0, !hasFailed {
      let text = SourceText(name: source, bytes: input.beginning[...])
      let finding = text.finding(
        .pictureRecord,
        Rule.noPictureRecord,
        help: Self.help,
        at: 0..<0
      )
      outlet.handOver(ParsedRecord(findings: [finding], source: text))
    }
  }
}

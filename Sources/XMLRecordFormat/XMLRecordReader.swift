public import GameRecords

/// Reads game records from XML as it arrives, and keeps only the current one.
///
/// The parser checks well-formedness: where that ends, reading ends, after everything before it has
/// been handed over. Any other finding is reported with its record, and reading continues with the
/// next record.
public final class XMLRecordReader: RecordReader {
  private let parser: XMLPushParser?
  private let source: String
  private var check = UTF8Check()
  private var attributes = AttributeCheck()
  private var endMark = EndMark()
  /// The offset after the last byte given to the parser.
  private var fed = 0
  /// The offset of the first character that is not UTF-8, once it is known.
  private var invalidStart: Int?
  private var isEncodingKnown = false

  /// How many bytes are parsed before records are handed over.
  private static let step = 64 << 10
  /// The longest single tag, comment or reference: longer than the longest text written as
  /// references, and shorter than what libxml2 refuses.
  private static let longestMarkup = 8 * Limits.textBytes

  /// A reader of one input.
  /// - Parameter source: the input's name in findings.
  public convenience init(source: String) { self.init(source: source, []) }

  init(source: String, _ tables: [any XMLTable]) {
    self.source = source
    parser = XMLPushParser(source: source, tables)
  }

  /// Hands over the records that this block completes.
  public func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    handing(to: receive) { parser in
      endMark.pass(block) { text in
        var rest = text
        while !rest.isEmpty, !parser.builder.isDone {
          take(rest.prefix(Self.step), parser)
          rest = rest.dropFirst(Self.step)
        }
        // The rest may show what would repair the error that ended parsing.
        parser.builder.window.append(rest)
      }
    }
  }

  /// Hands over the last finding, if the document does not end as it should.
  public func finish(to receive: RecordReceiver) -> ReadingControl {
    handing(to: receive) { parser in
      defer { parser.builder.window.isAtEnd = true }
      guard !parser.builder.isDone else { return }
      let end = parser.builder.window.end
      if invalidStart == nil, check.unfinished > 0 { invalidStart = end - check.unfinished }
      if let invalidStart { return refuseBytes(at: invalidStart, parser) }
      parser.builder.window.isAtEnd = true
      feed(parser, upTo: end, isLast: true)
      parser.builder.refuseTruncation()
      if !parser.builder.isDone, parser.builder.gameCount == 0 {
        parser.builder.fail(.noRecord, "the input contains no record", at: end..<end)
      }
    }
  }

  /// Parses with a receiver, and reports to it why parsing ended, if it did.
  private func handing(
    to receive: RecordReceiver,
    _ parse: (XMLPushParser) -> Void
  ) -> ReadingControl {
    guard let parser else { return outOfMemory(to: receive) }
    guard !parser.builder.outlet.isStopped else { return .stop }
    withoutActuallyEscaping(receive) { receive in
      parser.builder.outlet.receive = receive
      parse(parser)
      parser.builder.handOverFailure()
      parser.builder.outlet.receive = nil
    }
    return parser.builder.outlet.isStopped ? .stop : .proceed
  }

  private func take(_ piece: ArraySlice<UInt8>, _ parser: XMLPushParser) {
    let start = parser.builder.window.end
    parser.builder.window.append(piece)
    if invalidStart == nil { invalidStart = check.firstInvalid(in: piece).map { start + $0 } }
    refuseManyAttributes(upTo: invalidStart ?? start + piece.count, parser)
    // Findings show the text that follows them, so some bytes are always held back.
    let known = parser.builder.window.end - SourceText.reach
    if let invalidStart {
      if known >= invalidStart { refuseBytes(at: invalidStart, parser) }
    } else if let end = parser.builder.window.lastBoundary(
      in: max(fed, start - SourceText.reach)..<max(fed, known)
    ) {
      feed(parser, upTo: end)
    } else if known - fed > Self.step {
      feed(parser, upTo: parser.builder.window.characterStart(at: known))
    }
    checkLimits(of: parser)
    guard !parser.builder.isDone else { return }
    let needed = parser.builder.game?.start ?? min(parser.offset, fed)
    parser.builder.forget(before: needed - SourceText.reach)
  }

  /// Gives the parser the bytes up to an offset.
  ///
  /// Blocks end after a `>` where possible: the parser then never waits for the rest of a tag or a
  /// text, so the result does not depend on how the bytes are divided.
  private func feed(_ parser: XMLPushParser, upTo end: Int, isLast: Bool = false) {
    guard !parser.builder.isDone, end > fed || isLast else { return }
    guard acceptEncoding(upTo: end, parser) else { return }
    // A copy, since the parser's events use the window too.
    let bytes = parser.builder.window[fed..<end]
    fed = end
    parser.parse(bytes, isLast: isLast)
  }

  /// Ends reading before a tag with too many attributes.
  private func refuseManyAttributes(upTo end: Int, _ parser: XMLPushParser) {
    while let tag = attributes.nextExcess(in: parser.builder.window, upTo: end) {
      // Includes the beginning of the tag, where the parser then waits for the rest.
      feed(parser, upTo: tag + 4)
      guard !parser.builder.isDone else { return }
      guard parser.offset == tag, !parser.isInSection else { continue }
      parser.builder.fail(
        .tooMany,
        "a tag with more than \(AttributeCheck.limit) attributes; reading stops here",
        at: tag..<tag + 1
      )
    }
  }

  private func checkLimits(of parser: XMLPushParser) {
    guard !parser.builder.isDone else { return }
    let end = parser.builder.window.end
    if let start = parser.builder.game?.start, end - start > Limits.recordBytes {
      parser.builder.fail(
        .recordTooLong,
        "record does not end within \(Limits.recordBytes >> 20) MiB; reading stops here",
        help: "is this really a game record?",
        at: start..<start
      )
    } else if end - parser.offset > Self.longestMarkup {
      parser.builder.fail(
        .textTooLong,
        "the markup that begins here does not end within \(Self.longestMarkup >> 20) MiB; "
          + "reading stops here",
        help: "a quotation mark, a > or the ; of a reference may be missing",
        at: parser.offset..<parser.offset
      )
    }
  }

  private func outOfMemory(to receive: RecordReceiver) -> ReadingControl {
    let finding = Finding(
      .xmlSyntax,
      "not enough memory for a parser; nothing was read",
      at: Place(source: source)
    )
    let text = SourceText(name: source, bytes: [])
    _ = receive(RecordSlice(ParsedRecord(findings: [finding], source: text)))
    return .stop
  }
}

// MARK: - Encoding

extension XMLRecordReader {
  /// Checks the encoding in the first bytes, once, before anything is parsed.
  private func acceptEncoding(upTo end: Int, _ parser: XMLPushParser) -> Bool {
    guard !isEncodingKnown else { return true }
    isEncodingKnown = true
    let head = parser.builder.window[0..<end]
    return parser.builder.acceptEncoding(of: head)
  }

  /// Ends reading before bytes that are not UTF-8, unless an earlier error does.
  ///
  /// The parser must not wait for more input there: what it waits for depends on where earlier
  /// blocks ended.
  private func refuseBytes(at offset: Int, _ parser: XMLPushParser) {
    guard !parser.builder.isDone else { return }
    let head = min(XMLEncoding.headLength, parser.builder.window.end)
    guard acceptEncoding(upTo: max(offset, head), parser) else { return }
    let rest = parser.builder.window.cut(at: offset)
    parser.builder.window.isBeforeInvalidBytes = true
    feed(parser, upTo: offset, isLast: true)
    parser.builder.refuseBytes()
    parser.builder.window.append(rest)
  }
}

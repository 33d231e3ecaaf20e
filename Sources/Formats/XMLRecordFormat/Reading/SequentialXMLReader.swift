import CLibXML2
import GameRecords
import RecordFormats

/// Reads XML as it arrives and keeps only the current record: from the start of a document, or from
/// a place between two of its records.
///
/// The parser checks well-formedness: where that ends, reading ends, after everything before it has
/// been handed over. Any other finding is reported with its record, and reading continues with the
/// next record.
final class SequentialXMLReader {
  let context: xmlParserCtxtPtr
  private let events: UnsafeMutablePointer<XMLEvents>
  var check = UTF8Check()
  var attributes = AttributeCheck()
  /// The offset after the last byte given to the parser.
  var fed = 0
  /// The offset of the first character that is not UTF-8, once it is known.
  private var invalidStart: Int?
  private var isEncodingKnown = false

  /// How many bytes are parsed before records are handed over.
  private static let step = 64 << 10
  /// The longest single tag, comment or reference: longer than the longest text written as
  /// references, and shorter than what libxml2 refuses.
  private static let longestMarkup = 8 * Limits.textBytes

  /// A reader of a document from its start.
  /// - Parameters:
  ///   - source: the input's name in findings.
  ///   - tables: the tables of all games.
  ///   - reportsSkipped: whether to report comments and everything in other namespaces.
  init(source: String, _ tables: [any GameTable], reportsSkipped: Bool = false) {
    xmlInitParser()
    events = UnsafeMutablePointer.allocate(capacity: 1)
    let context = LibXML.makePushParser(XMLEvents.handler(reportsSkipped), user: events)
    self.context = context
    let contexts = XMLContexts(tables) {
      LibXML.allocated(xmlDictLookup(context.pointee.dict, $0, -1))
    }
    let builder = RecordBuilder(source: source, contexts: contexts, reportsSkipped: reportsSkipped)
    events.initialize(to: XMLEvents(context: context, builder: builder))
  }

  deinit {
    xmlFreeParserCtxt(context)
    events.deinitialize(count: 1)
    events.deallocate()
  }

  /// Builds records from the events.
  var builder: RecordBuilder {
    _read { yield events.pointee.builder }
    _modify { yield &events.pointee.builder }
  }

  /// The offset of the first byte that has not been parsed yet.
  var offset: Int { events.pointee.input.end }

  /// Hands over the records that these bytes complete.
  func read(_ bytes: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    builder.outlet.read(to: receive) {
      defer { builder.handOverFailure() }
      var rest = bytes
      while !rest.isEmpty, !builder.isDone {
        take(rest.prefix(Self.step))
        rest = rest.dropFirst(Self.step)
      }
      // The rest may show what would repair the error that ended parsing.
      builder.window.append(rest)
    }
  }

  /// Hands over the last finding, if the document does not end as it should.
  func finish(to receive: RecordReceiver) -> ReadingControl {
    builder.outlet.read(to: receive) {
      defer {
        builder.handOverFailure()
        builder.window.isAtEnd = true
      }
      guard !builder.isDone else { return }
      let end = builder.window.end
      if invalidStart == nil, check.unfinished > 0 { invalidStart = end - check.unfinished }
      if let invalidStart { return refuseBytes(at: invalidStart) }
      builder.window.isAtEnd = true
      feed(upTo: end, isLast: true)
      builder.refuseTruncation()
      if !builder.isDone, builder.gameCount == 0 {
        builder.fail(.noRecord, "the input contains no record", at: end..<end)
      }
    }
  }

  private func take(_ piece: ArraySlice<UInt8>) {
    let start = builder.window.end
    builder.window.append(piece)
    if invalidStart == nil { invalidStart = check.firstInvalid(in: piece).map { start + $0 } }
    refuseManyAttributes(upTo: invalidStart ?? start + piece.count)
    // Findings show the text that follows them, so some bytes are always held back.
    let known = builder.window.end - SourceText.reach
    if let invalidStart {
      if known >= invalidStart { refuseBytes(at: invalidStart) }
    } else if let end = builder.window.lastBoundary(
      in: max(fed, start - SourceText.reach)..<max(fed, known)
    ) {
      feed(upTo: end)
    } else if known - fed > Self.step {
      feed(upTo: builder.window.characterStart(at: known))
    }
    checkLimits()
    guard !builder.isDone else { return }
    let needed = builder.record?.start ?? min(offset, fed)
    builder.window.drop(before: needed - SourceText.reach)
  }

  /// Gives the parser the bytes up to an offset.
  ///
  /// Blocks end after a `>` where possible: the parser then never waits for the rest of a tag or a
  /// text, so the result does not depend on how the bytes are divided.
  func feed(upTo end: Int, isLast: Bool = false) {
    guard !builder.isDone, end > fed || isLast, acceptEncoding(upTo: end) else { return }
    // A copy, since the parser's events use the window too.
    let bytes = builder.window[fed..<end]
    fed = end
    LibXML.parse(bytes, isLast: isLast, context)
  }

  /// Ends reading before a tag with too many attributes.
  private func refuseManyAttributes(upTo end: Int) {
    while let tag = attributes.nextExcess(in: builder.window, upTo: end) {
      // Includes the beginning of the tag, where the parser then waits for the rest.
      feed(upTo: tag + 4)
      guard !builder.isDone else { return }
      guard offset == tag, !LibXML.isInSection(context) else { continue }
      let message = AttributeCheck.message + "; reading stops here"
      builder.fail(.tooMany, message, at: tag..<tag + 1)
    }
  }

  private func checkLimits() {
    guard !builder.isDone else { return }
    let end = builder.window.end
    if let start = builder.record?.start, end - start > Limits.recordBytes {
      builder.fail(
        .recordTooLong,
        "record does not end within \(Limits.recordBytes >> 20) MiB; reading stops here",
        help: "is this really a game record?",
        at: start..<start
      )
    } else if end - offset > Self.longestMarkup {
      builder.fail(
        .textTooLong,
        "the markup that begins here does not end within \(Self.longestMarkup >> 20) MiB; "
          + "reading stops here",
        help: "a quotation mark, a > or the ; of a reference may be missing",
        at: offset..<offset
      )
    }
  }

  /// Checks the encoding in the first bytes, once, before anything is parsed.
  private func acceptEncoding(upTo end: Int) -> Bool {
    guard !isEncodingKnown else { return true }
    isEncodingKnown = true
    return builder.acceptEncoding(of: builder.window[0..<end])
  }

  /// Ends reading before bytes that are not UTF-8, unless an earlier error does.
  ///
  /// The parser must not wait for more input there: what it waits for depends on where earlier
  /// blocks ended.
  private func refuseBytes(at offset: Int) {
    let head = min(XMLEncoding.headLength, builder.window.end)
    guard !builder.isDone, acceptEncoding(upTo: max(offset, head)) else { return }
    let rest = builder.window.cut(at: offset)
    builder.window.isBeforeInvalidBytes = true
    feed(upTo: offset, isLast: true)
    builder.refuseBytes()
    builder.window.append(rest)
  }
}

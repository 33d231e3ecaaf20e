internal import GameRecords

/// Reads the records in pictures and pages as they come in, of which one file may hold several.
///
/// No more is kept than the element of a record, or a tag or comment. XML is read up to where it
/// breaks XML's grammar, and HTML as browsers do.
final class PictureReader: RecordReader {
  let source: String
  let format: String
  /// The input from what is still needed on, in UTF-8.
  var window = InputWindow()
  /// The first bytes, as long as the encoding is not known.
  private var head: [UInt8]? = []
  /// The beginning of the text, to show it with a finding about all of the input.
  private(set) var beginning: [UInt8] = []
  /// What makes UTF-8 of the input, unless it is UTF-8.
  private var decoder: TextDecoder?
  private var check = UTF8Check()
  /// The offset from which on the input cannot be decoded.
  private(set) var fault: Int?
  /// The picture or page that is being read; its offset is where the next one begins.
  private var document = Document.none(at: 0)

  /// The records, readable or not, so far.
  var count = 0
  /// Whether the document that is being read had a place for a record.
  private var hasMetRecord = false
  /// Whether it was told why something is missing.
  var hasFailed = false
  /// Whether nothing more is wanted, or can be read.
  var isDone = false

  private enum Document {
    case none(at: Int)
    case xml(PictureParser)
    case html(HTMLScanner)
  }

  /// How much is looked at at a time.
  private static let step = 64 << 10
  /// How much is kept of what has been read, to show a line with a finding.
  private static let context = 400

  /// A reader of one input.
  init(source: String, format: String) {
    self.source = source
    self.format = format
  }

  func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    var rest = block
    while !rest.isEmpty, !isDone {
      take(rest.prefix(Self.step))
      rest = rest.dropFirst(Self.step)
      readOn(atEnd: false, to: receive)
    }
    return isDone ? .stop : .proceed
  }

  func finish(to receive: RecordReceiver) -> ReadingControl {
    guard !isDone else { return .stop }
    if let head { begin(with: head[...]) }
    if fault == nil, check.unfinished > 0 || decoder?.hasRest == true {
      fault = window.end - check.unfinished
    }
    readOn(atEnd: true, to: receive)
    if !isDone { endDocument(to: receive) }
    return isDone ? .stop : .proceed
  }

  // MARK: - Decoding

  private func take(_ bytes: ArraySlice<UInt8>) {
    guard var head else { return append(bytes) }
    head.append(contentsOf: bytes)
    if head.count >= PictureEncoding.reach { begin(with: head[...]) } else { self.head = head }
  }

  /// Begins with as many bytes as it takes to know the encoding.
  private func begin(with bytes: ArraySlice<UInt8>) {
    head = nil
    guard case .other(let name, let range) = PictureEncoding(head: bytes) else {
      return append(bytes)
    }
    decoder = TextDecoder(from: name)
    if decoder == nil {
      window.append(bytes)
      fault = 0
      unknownEncoding = (name, range ?? 0..<0)
    } else {
      append(bytes)
    }
  }

  /// The encoding that the input names, if nobody knows it, and where.
  var unknownEncoding: (name: String, range: Range<Int>)?

  private func append(_ bytes: ArraySlice<UInt8>) {
    let start = window.end
    if let decoder {
      guard fault == nil else { return }
      let (text, hasFault) = decoder.decode(bytes)
      window.append(text[...])
      if hasFault { fault = window.end }
    } else {
      window.append(bytes)
      if fault == nil, let first = check.firstFault(in: bytes) { fault = start + first }
    }
    if start < Self.context { beginning = Array(window[0..<window.end].prefix(Self.context)) }
  }

  /// Whether the window has the very bytes of the input.
  var isEditable: Bool { decoder == nil }

  // MARK: - Documents

  private func readOn(atEnd: Bool, to receive: RecordReceiver) {
    var hasMore = true
    while hasMore, !isDone { hasMore = readDocument(atEnd: atEnd, to: receive) }
    guard !isDone else { return }
    checkLimits(to: receive)
    window.drop(before: max(window.start.offset, needed - Self.context))
  }

  /// - Returns: whether another document begins.
  private func readDocument(atEnd: Bool, to receive: RecordReceiver) -> Bool {
    switch document {
    case .none(let start):
      if unknownEncoding != nil || fault == start {
        refuseBytes(to: receive)
        return false
      }
      return beginDocument(at: start, atEnd: atEnd, to: receive)
    case .xml(let parser):
      return read(parser, atEnd: atEnd, to: receive)
    case .html(var scanner):
      // Only here is it changed, so that it must not be copied.
      document = .none(at: scanner.offset)
      scanner.scan(window, atEnd: atEnd)
      let elements = scanner.takeElements()
      document = .html(scanner)
      handOver(elements, to: receive)
      // Nobody can tell what follows.
      if decoder != nil, fault == window.end, !isDone { refuseBytes(to: receive) }
      return false
    }
  }

  private func beginDocument(at start: Int, atEnd: Bool, to receive: RecordReceiver) -> Bool {
    let rest = window[start..<window.end]
    let mark = rest.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
    let spaces = rest.dropFirst(mark).prefix(while: RecordBuilder.isSpace).count
    let begin = start + mark + spaces
    document = .none(at: begin)
    let text = window[begin..<window.end]
    guard let first = text.first else { return false }
    guard first == UInt8(ascii: "<") else {
      refuseText(at: begin, to: receive)
      return false
    }
    // Further than from the head nobody has recognised it.
    let isWhole = atEnd || text.count >= InputHead.size
    switch MarkupStart(text, isWhole: isWhole) {
    case .html: document = .html(HTMLScanner(from: begin))
    case .unknown where !isWhole || count > 0: return false
    case .xml, .unknown, .other:
      guard let parser = PictureParser(from: begin) else { return false }
      document = .xml(parser)
    }
    hasMetRecord = false
    return true
  }

  private func read(_ parser: PictureParser, atEnd: Bool, to receive: RecordReceiver) -> Bool {
    let end = fault ?? window.end - check.unfinished
    parser.parse(window, upTo: end)
    if atEnd, fault == nil { parser.finish(window, upTo: end) }
    handOver(parser.takeElements(), to: receive)
    guard !isDone else { return false }
    if let end = parser.end {
      document = .none(at: end)
      return true
    }
    if let fault = parser.fault {
      refuse(fault, in: parser.element, to: receive)
    } else if fault != nil {
      refuseBytes(to: receive)
    }
    return false
  }

  /// The first offset that is still needed.
  private var needed: Int {
    switch document {
    case .none(let start): start
    case .xml(let parser): parser.element?.tag.lowerBound ?? parser.offset
    case .html(let scanner): scanner.needed
    }
  }

  /// The element of the record that is being read.
  var element: PictureElement? {
    switch document {
    case .none: nil
    case .xml(let parser): parser.element
    case .html(let scanner): scanner.element
    }
  }

  private func checkLimits(to receive: RecordReceiver) {
    let limit = Limits.recordBytes
    if let start = element?.tag.lowerBound, window.end - start > limit {
      count += 1
      fail(
        .recordTooLong,
        "record does not end within \(limit >> 20) MiB; reading stops here",
        help: "is the end of its element missing?",
        at: start..<start,
        number: count,
        to: receive
      )
    } else if case .xml(let parser) = document, window.end - parser.offset > limit {
      fail(
        .textTooLong,
        "what begins here does not end within \(limit >> 20) MiB; reading stops here",
        help: "is a quotation mark, a > or the ; of a reference missing?",
        at: parser.offset..<parser.offset,
        to: receive
      )
    }
  }

  // MARK: - Records

  private func handOver(_ elements: [PictureElement], to receive: RecordReceiver) {
    for element in elements where !isDone { handOver(element, isCut: false, to: receive) }
  }

  private func handOver(_ element: PictureElement, isCut: Bool, to receive: RecordReceiver) {
    hasMetRecord = true
    if let name = element.unknownReference {
      count += 1
      return refuse(name, in: element, to: receive)
    }
    guard isCut || !element.content.isEmpty else { return refuseEmpty(element, to: receive) }
    count += 1
    var parsed = element.parse(
      in: &window,
      source: source,
      format: format,
      isEditable: isEditable
    )
    parsed.assign(number: count)
    let isTold = parsed.diagnostics.contains { $0.rule.name == "json-truncated" }
    if receive(RecordSlice(parsed)) == .stop { isDone = true }
    if isCut, !isTold, !isDone { tellCut(to: receive) }
  }

  /// Hands over what the input ends in, and tells what is missing.
  private func endDocument(to receive: RecordReceiver) {
    if var element {
      element.end = window.end
      return handOver(element, isCut: true, to: receive)
    }
    let isCut =
      switch document {
      case .none: false
      case .xml: true
      case .html(let scanner): scanner.isCut
      }
    if isCut, hasMetRecord {
      tellCut(to: receive)
    } else if isCut {
      tellCutBefore(to: receive)
    } else if count == 0, !hasFailed {
      tellMissing(to: receive)
    }
  }
}

import GameRecords

/// Reads a file of games or puzzles: waits for its head, and then reads the records after it.
struct WTHORFileReader: RecordReader {
  private let source: String
  private let headLength: Int
  private let open: @Sendable (SourceText) -> WTHOROpening

  private var head: [UInt8] = []
  private var length = 0
  private var opened: (reader: SlicedReader<WTHORFramer>, opening: WTHOROpening)?

  /// Creates a reader of one input.
  /// - Parameters:
  ///   - source: the input's name for findings.
  ///   - headLength: how many bytes to wait for, at least the header.
  ///   - open: decides from the first bytes how to read the rest; there are fewer if the input ends
  ///     early, but never less than the header.
  init(
    source: String,
    headLength: Int = WTHORHeader.length,
    open: @escaping @Sendable (SourceText) -> WTHOROpening
  ) {
    self.source = source
    self.headLength = headLength
    self.open = open
  }

  mutating func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    length += block.count
    if opened != nil { return opened?.reader.read(block, to: receive) ?? .proceed }
    head += block
    // Findings about the head show what follows it.
    return head.count < headLength + SourceText.reach ? .proceed : start(to: receive)
  }

  mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    if opened == nil {
      guard head.count >= WTHORHeader.length else { return receive(shortHead) }
      guard start(to: receive) == .proceed else { return .stop }
    }
    guard opened?.reader.finish(to: receive) == .proceed else { return .stop }
    return wrongCount.map(receive) ?? .proceed
  }

  private var headText: SourceText {
    SourceText(name: source, bytes: head[...], start: .binaryStart)
  }

  private mutating func start(to receive: RecordReceiver) -> ReadingControl {
    let text = headText
    let opening = open(text)
    if !opening.findings.isEmpty {
      let findings = ParsedRecord(findings: opening.findings, source: text)
      guard receive(RecordSlice(findings)) == .proceed else { return .stop }
    }
    guard let parse = opening.parse else { return .stop }
    let framer = WTHORFramer(opening)
    opened = (SlicedReader(source: source, framer: framer, isBinary: true, parse: parse), opening)
    return opened?.reader.read(text.bytes, to: receive) ?? .proceed
  }

  private var shortHead: RecordSlice {
    let text = headText
    let finding =
      head.isEmpty
      ? text.finding(.noRecord, "the input contains no record", at: 0..<0)
      : text.finding(
        .wthorTruncated,
        "the input ends within its header, after \(head.count) of \(WTHORHeader.length) bytes",
        at: 0..<head.count
      )
    return RecordSlice(ParsedRecord(findings: [finding], source: text))
  }

  /// The finding about a wrong number of records in the header, once the length is known.
  private var wrongCount: RecordSlice? {
    guard let opening = opened?.opening else { return nil }
    let body = max(0, length - opening.headLength)
    let (count, rest) = body.quotientAndRemainder(dividingBy: opening.recordLength)
    // A file that ends within a record, or before the first one, already has a finding about that.
    guard count > 0 || opening.recordCount == 0, count != opening.recordCount,
      rest == 0 || count > opening.recordCount
    else { return nil }
    let text = headText
    let finding = text.finding(
      .wthorCount,
      "the header declares \(opening.recordCount) \(opening.unit), but the input has \(count)",
      help: count < opening.recordCount
        ? "the end may be missing" : "something may have been added at the end",
      at: 4..<8
    )
    return RecordSlice(ParsedRecord(findings: [finding], source: text))
  }
}

/// How to read a file, as determined by its head.
struct WTHOROpening {
  /// The bytes before the first record.
  var headLength = WTHORHeader.length
  var recordLength: Int
  /// The number of records that the header declares.
  var recordCount: Int
  /// The word for records, such as “games”.
  var unit: String
  /// The findings so far.
  var findings: [Finding]
  /// Reads a record from a slice; `nil` if the file cannot be read.
  var parse: (@Sendable (SourceText) -> ParsedRecord)?
}

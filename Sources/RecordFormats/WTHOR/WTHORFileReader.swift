import RecordText
import GameRecords

/// Reads a file of games or puzzles: waits for its head, and then cuts the records behind it.
struct WTHORFileReader: RecordReader {
  private let source: String
  private let headLength: Int
  private let open: @Sendable (SourceText) -> WTHOROpening

  private var head: [UInt8] = []
  private var length = 0
  private var opened: (reader: SlicedReader<WTHORFramer>, opening: WTHOROpening)?

  /// A reader of one input.
  /// - Parameters:
  ///   - source: the input's name for findings.
  ///   - headLength: how many bytes to wait for, at least the header.
  ///   - open: tells from the first bytes how to read on; there are fewer when the input ends
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
      let findings = ParsedRecord(record: nil, findings: opening.findings, source: text)
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
      ? text.finding(.noRecord, "the input holds no record", at: 0..<0)
      : text.finding(
        .wthorTruncated,
        "the input ends within its header, after \(head.count) of \(WTHORHeader.length) bytes",
        at: 0..<head.count
      )
    return RecordSlice(ParsedRecord(record: nil, findings: [finding], source: text))
  }

  /// What is wrong with the number of records in the header, once the length is known.
  private var wrongCount: RecordSlice? {
    guard let opening = opened?.opening else { return nil }
    let body = max(0, length - opening.headLength)
    let (count, rest) = body.quotientAndRemainder(dividingBy: opening.recordLength)
    // That a file ends within a record, or before the first one, says already why there are less.
    guard count > 0 || opening.recordCount == 0, count != opening.recordCount,
      rest == 0 || count > opening.recordCount
    else { return nil }
    let text = headText
    let finding = text.finding(
      .wthorCount,
      "the header declares \(opening.recordCount) \(opening.unit), but the input has \(count)",
      help: count < opening.recordCount
        ? "the end may be missing" : "something may have been put behind the end",
      at: 4..<8,
      // A file that was cut off should not be made to look whole, nor rubbish behind its end to be
      // games.
      repair: UInt32(exactly: count).map { number in
        var bytes: [UInt8] = []
        bytes.append(integer: number)
        return .replace(4..<8, with: bytes, isSafe: false)
      }
    )
    return RecordSlice(ParsedRecord(record: nil, findings: [finding], source: text))
  }
}

/// How to read a file, as its head tells.
struct WTHOROpening {
  /// The bytes before the first record.
  var headLength = WTHORHeader.length
  var recordLength: Int
  /// How many records the header declares.
  var recordCount: Int
  /// What a record is, in the plural.
  var unit: String
  /// What is wrong or odd so far.
  var findings: [Finding]
  /// What makes a record of a slice; `nil` when the file cannot be read.
  var parse: (@Sendable (SourceText) -> ParsedRecord)?
}

/// Reads a format whose records can be cut apart before they are parsed: a framer cuts, and a pure
/// function parses each slice.
public struct SlicedReader<RecordFramer: Framer>: RecordReader {
  private let source: String
  private var framer: RecordFramer
  private var parser: Parser?
  private let choose: (InputHead) -> Parse

  /// Turns one slice into a record or findings.
  public typealias Parse = @Sendable (SourceText) -> ParsedRecord

  /// A function in an optional would be wrapped again each time it is used.
  private struct Parser { let parse: Parse }

  /// The bytes that have been read and not yet cut off, after some that have been cut off.
  private var pending: [UInt8] = []
  /// How many of the pending bytes have been cut off and are kept only for excerpts.
  private var shown = 0
  /// A finding about the first pending bytes, held back until the rest of their line is known.
  private var held: FindingDraft?
  private var endMark = EndMark()
  private var position: SourcePosition
  /// The byte that binary inputs begin with, if others are text.
  private let binaryMark: UInt8?
  private var count = 0
  /// Whether the rest of a record that is too long is being skipped.
  private var isSkipping = false
  /// Whether a text has zero bytes.
  private var hasZeros = false
  /// Whether there was an error outside of any record.
  private var hasFailed = false

  /// Creates a reader of one input.
  /// - Parameters:
  ///   - source: the input's name in findings.
  ///   - framer: the framer that cuts the input.
  ///   - isBinary: whether the input is binary, without lines.
  ///   - binaryMark: the byte that binary inputs begin with, if others are text.
  ///   - parse: turns one slice into a record or findings.
  public init(
    source: String,
    framer: RecordFramer,
    isBinary: Bool = false,
    binaryMark: UInt8? = nil,
    parse: @escaping Parse
  ) {
    self.init(source: source, framer: framer, isBinary: isBinary, binaryMark) { _ in parse }
    parser = Parser(parse: parse)
  }

  /// Creates a reader of one input whose head shows how its records are to be understood.
  /// - Parameters:
  ///   - source: the input's name in findings.
  ///   - framer: the framer that cuts the input.
  ///   - isBinary: whether the input is binary, without lines.
  ///   - choose: returns, from the head of the input, what turns one slice into a record or findings.
  public init(
    source: String,
    framer: RecordFramer,
    isBinary: Bool = false,
    choosing choose: @escaping (InputHead) -> Parse
  ) {
    self.init(source: source, framer: framer, isBinary: isBinary, nil, choosing: choose)
  }

  private init(
    source: String,
    framer: RecordFramer,
    isBinary: Bool,
    _ binaryMark: UInt8?,
    choosing choose: @escaping (InputHead) -> Parse
  ) {
    self.binaryMark = binaryMark
    self.source = source
    self.framer = framer
    self.choose = choose
    position = isBinary ? .binaryStart : .start
  }

  /// Passes on the records that this block completes.
  public mutating func read(
    _ block: ArraySlice<UInt8>,
    to receive: RecordReceiver
  ) -> ReadingControl {
    if let binaryMark, position.offset == 0, pending.isEmpty, block.first == binaryMark {
      position = .binaryStart
    }
    if position.isBinary {
      pending.append(contentsOf: block)
    } else {
      endMark.pass(block) { text in
        hasZeros = hasZeros || text.hasZero
        pending.append(contentsOf: text)
      }
    }
    return cut(atEnd: false, to: receive)
  }

  /// Passes on the last records, or a finding if the input has none.
  public mutating func finish(to receive: RecordReceiver) -> ReadingControl {
    guard cut(atEnd: true, to: receive) == .proceed else { return .stop }
    guard count == 0, !hasFailed else { return .proceed }
    let text = SourceText(name: source, bytes: pending[shown...], start: position)
    let finding = text.finding(.noRecord, "the input contains no record", at: 0..<0)
    return receive(
      RecordSlice(ParsedRecord(findings: [finding], source: text))
    )
  }

  /// Reads a record, and reports the first zero bytes in it.
  ///
  /// There are several where a part of a file was never written; a single one can be in a text.
  private static func reportingZeros(in text: SourceText, _ parse: Parse) -> ParsedRecord {
    var parsed = parse(text)
    if let zeros = text.zeros {
      let message = "zero bytes, as where a part of a file was never written"
      let finding = text.finding(.encoding, message, at: zeros)
      parsed.findings = (parsed.findings + [finding]).inOrderOfText
    }
    return parsed
  }

  /// Skips the rest of a record, up to a line that can begin another one.
  private mutating func skip(atEnd: Bool) {
    var rest = 0
    while isSkipping {
      guard let end = pending[rest...].firstIndex(where: ByteCount.endsLine) else {
        rest = pending.endIndex
        break
      }
      rest = end
      guard atEnd || pending.count - (end + 1) >= SourceText.reach else { break }
      rest = end + 1
      isSkipping = !framer.canBegin(with: pending[rest...])
    }
    position.advance(over: pending[..<rest])
    pending.removeFirst(rest)
  }

  private mutating func cut(atEnd: Bool, to receive: RecordReceiver) -> ReadingControl {
    if isSkipping {
      skip(atEnd: atEnd)
      guard !isSkipping else { return .proceed }
    }
    guard atEnd || parser != nil || pending.count >= InputHead.size else { return .proceed }
    let parser = parser ?? Parser(parse: choose(InputHead(of: pending[...], isWhole: atEnd)))
    self.parser = parser
    let own = parser.parse
    let parse: Parse = hasZeros ? { @Sendable in Self.reportingZeros(in: $0, own) } : own
    let block = SlicedBlock(pending, source: source, parse: parse)
    var rest = shown
    var control = ReadingControl.proceed
    cutting: while control == .proceed {
      if let finding = held {
        guard atEnd || pending.count - rest >= SourceText.reach else { break cutting }
        held = nil
        let end = rest + finding.range.count
        control = hand(finding, about: rest..<end, to: receive)
        position.advance(over: pending[rest..<end])
        rest = end
        continue
      }
      switch framer.next(in: pending[rest...], atEnd: atEnd) {
      case .slice(let skipped, let length, let trailing):
        position.advance(over: pending[rest..<rest + skipped])
        let slice = rest + skipped..<rest + skipped + length
        if length <= Limits.recordBytes {
          count += 1
          control = receive(RecordSlice(slice, of: block, start: position, number: count))
        } else {
          control = refuseLongRecord(pending[slice], continues: true, to: receive)
        }
        position.advance(over: pending[slice.lowerBound..<slice.upperBound + trailing])
        rest = slice.upperBound + trailing
      case .finding(let finding):
        let start = finding.range.lowerBound
        position.advance(over: pending[rest..<rest + start])
        rest += start
        held = finding.shifted(by: -start)
      case .more:
        break cutting
      case .end:
        // The rest of the input does not matter, however much follows.
        if !atEnd {
          position.advance(over: pending[rest...])
          rest = pending.endIndex
        }
        break cutting
      }
    }
    let kept = min(rest, SourceText.reach)
    // Removing in place would keep a capacity that grows with every block.
    if rest > kept { pending = Array(pending[(rest - kept)...]) }
    shown = kept
    guard control == .proceed, pending.count - shown > Limits.recordBytes else { return control }
    isSkipping = !atEnd && framer.continuesAtNextLine()
    control = refuseLongRecord(pending[shown...], continues: isSkipping, to: receive)
    guard isSkipping else { return .stop }
    // A line that begins another record may be among the last bytes.
    let tail = pending.count - SourceText.reach
    position.advance(over: pending[shown..<tail])
    pending = Array(pending[tail...])
    shown = 0
    return control
  }

  /// Passes on a finding about some pending bytes, with the line around them for the excerpt.
  private mutating func hand(
    _ finding: FindingDraft,
    about range: Range<Int>,
    to receive: RecordReceiver
  ) -> ReadingControl {
    hasFailed = hasFailed || finding.rule.severity == .error
    // As much of the line as an excerpt can show.
    let before =
      pending[max(0, range.lowerBound - SourceText.reach)..<range.lowerBound]
      .split(omittingEmptySubsequences: false, whereSeparator: ByteCount.endsLine)
      .last ?? []
    var start = position
    start.offset -= before.count
    start.column -= before.withUnsafeBufferPointer { ByteCount.scalars(in: $0) }
    start.byteColumn -= before.count
    let text = SourceText(
      name: source,
      bytes: pending[(range.lowerBound - before.count)...],
      start: start
    )
    let placed = text.finding(finding.shifted(by: before.count))
    return receive(
      RecordSlice(ParsedRecord(findings: [placed], source: text))
    )
  }

  private mutating func refuseLongRecord(
    _ bytes: ArraySlice<UInt8>,
    continues: Bool,
    to receive: RecordReceiver
  ) -> ReadingControl {
    count += 1
    let text = SourceText(name: source, bytes: bytes, start: position)
    let limit = Limits.recordBytes >> 20
    var parsed = ParsedRecord(
      findings: [
        text.finding(
          .recordTooLong,
          "record does not end within \(limit) MiB; "
            + (continues ? "it is skipped" : "reading stops here"),
          help: "is this really a file of this format?",
          at: 0..<0
        )
      ],
      source: text
    )
    parsed.assign(number: count)
    return receive(RecordSlice(parsed))
  }
}

extension SourceText {
  /// The first three zero bytes in a row, or more.
  fileprivate var zeros: Range<Int>? {
    var start = 0
    while let zero = bytes.dropFirst(start).firstIndex(of: 0) {
      let offset = zero - bytes.startIndex
      let count = bytes[zero...].prefix { $0 == 0 }.count
      if count > 2 { return offset..<offset + count }
      start = offset + count
    }
    return nil
  }
}

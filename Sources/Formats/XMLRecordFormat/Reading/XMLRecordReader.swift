import Dispatch
public import GameRecords
import RecordFormats

/// Reads game records from XML as it arrives, several parts at the same time if there are many
/// records.
///
/// The text is divided where a record seems to end. Whether it really ends there is known when the
/// part has been read. If it does not, or if there is anything to report besides records, the text
/// from the beginning of that part is read in sequence. So the result is always that of
/// `SequentialXMLReader`.
public final class XMLRecordReader: RecordReader {
  private let source: String
  private let tables: [any GameTable]
  private let ends: RecordEnds
  /// The number of parts that the text is divided into: several for each core, so that none waits
  /// long for the part that takes longest.
  private let partCount: Int
  /// The usual number of bytes of a part.
  private let partLength: Int
  private var endMark = EndMark()
  /// Reads in sequence, unless there is ``pending`` text.
  private var sequential: SequentialXMLReader?
  /// Text from a place between two records.
  private var pending: Pending?
  /// Readers of parts, each between two records.
  private(set) var readers: [SequentialXMLReader] = []
  /// The first bytes of the document: in the end, those up to the start tag of its outermost
  /// element.
  private var beginning: [UInt8] = []
  private var hasBeginning = false
  private var isStopped = false

  /// The longest beginning of a document that other readers read too.
  private static let longestBeginning = 64 << 10
  /// The longest text without the end of a record that is not read in sequence.
  private static let longestWait = 1 << 20

  /// A reader of one input.
  /// - Parameters:
  ///   - source: the input's name in findings.
  ///   - jobs: the number of cores to use.
  public convenience init(source: String, jobs: Int = 1) {
    self.init(source: source, [], jobs: jobs)
  }

  init(
    source: String,
    _ tables: [any GameTable],
    jobs: Int,
    partLength: Int = 64 << 10,
    reportsSkipped: Bool = false
  ) {
    self.source = source
    self.tables = tables
    // The readers of parts report nothing that is skipped.
    partCount = jobs > 1 && !reportsSkipped ? 4 * jobs : 1
    self.partLength = partLength
    ends = RecordEnds(of: tables.map { "\($0.table.words.name)" })
    sequential = SequentialXMLReader(source: source, tables, reportsSkipped: reportsSkipped)
  }

  /// Hands over the records that this block completes.
  public func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    guard sequential != nil || pending != nil else { return outOfMemory(to: receive) }
    func receiveRereadable(_ slice: consuming RecordSlice) -> ReadingControl {
      receive(rereadable(slice))
    }
    endMark.pass(block) { take($0, to: receiveRereadable) }
    return isStopped ? .stop : .proceed
  }

  /// Hands over the last records, and a finding if the document does not end as it should.
  public func finish(to receive: RecordReceiver) -> ReadingControl {
    func receiveRereadable(_ slice: consuming RecordSlice) -> ReadingControl {
      receive(rereadable(slice))
    }
    if let pending, !isStopped { readInSequence(pending, to: receiveRereadable) }
    guard !isStopped else { return .stop }
    return sequential?.finish(to: receiveRereadable) ?? outOfMemory(to: receive)
  }

  private func take(_ text: ArraySlice<UInt8>, to receive: RecordReceiver) {
    guard !isStopped else { return }
    guard var pending = pending.take() else { return begin(with: text, to: receive) }
    pending.text += text
    readParts(of: &pending, to: receive)
  }

  /// Reads in sequence, up to the end of a record if that is a place from which parts can be read.
  private func begin(with text: ArraySlice<UInt8>, to receive: RecordReceiver) {
    guard partCount > 1 else { return readOn(text, to: receive) }
    if !hasBeginning { beginning += text.prefix(Self.longestBeginning - beginning.count) }
    // Some bytes after the record must be known, because findings show them.
    guard let end = ends.first(in: text), text.endIndex - end >= SourceText.reach else {
      return readOn(text, to: receive)
    }
    let rest = end + SourceText.reach
    readOn(text[..<rest], to: receive)
    guard !isStopped, let reader = sequential, var pending = Pending(after: reader),
      keepBeginning(of: reader)
    else { return readOn(text[rest...], to: receive) }
    readers.append(reader)
    sequential = nil
    pending.text += text[rest...]
    readParts(of: &pending, to: receive)
  }

  private func readOn(_ text: ArraySlice<UInt8>, to receive: RecordReceiver) {
    guard !isStopped, !text.isEmpty else { return }
    if sequential?.read(text, to: receive) == .stop { isStopped = true }
  }

  /// Keeps what comes before the first record.
  private func keepBeginning(of reader: SequentialXMLReader) -> Bool {
    guard !hasBeginning else { return true }
    guard let end = reader.outermostTagEnd, end <= beginning.count else { return false }
    beginning.removeSubrange(end...)
    hasBeginning = true
    return true
  }

  /// Reads pending text in sequence.
  private func readInSequence(_ pending: Pending, to receive: RecordReceiver) {
    self.pending = nil
    sequential = makeReader()
    guard let sequential else { return _ = outOfMemory(to: receive) }
    sequential.move(to: pending.place)
    readOn(pending.text[pending.unread...], to: receive)
  }

  private func makeReader() -> SequentialXMLReader? {
    SequentialXMLReader(source: source, tables, after: beginning)
  }

  private func outOfMemory(to receive: RecordReceiver) -> ReadingControl {
    let finding = Finding(
      .xmlSyntax,
      "not enough memory for a parser; nothing more was read",
      at: Place(source: source)
    )
    let text = SourceText(name: source, bytes: [])
    _ = receive(RecordSlice(ParsedRecord(findings: [finding], source: text)))
    isStopped = true
    return .stop
  }
}

// MARK: - Parts

extension XMLRecordReader {
  /// Text from a place between two records.
  private struct Pending {
    /// Bytes that have been read, which findings may show, and all that follow.
    var text: [UInt8]
    /// The position of the first byte.
    var start: SourcePosition
    /// The index of the first byte that has not been read.
    var unread: Int
    /// The number of records before it.
    var records: Int
    /// The number of findings between records before it.
    let looseFindings: Int

    /// The text that a reader has not read; `nil` unless it is between two records.
    init?(after reader: SequentialXMLReader) {
      guard let place = reader.place else { return nil }
      text = Array(place.shown + reader.unread)
      start = place.start
      unread = place.shown.count
      records = place.records
      looseFindings = place.looseFindings
    }

    /// The place of the first byte that has not been read.
    var place: XMLRecordPlace {
      XMLRecordPlace(
        start: start,
        shown: text[..<unread],
        records: records,
        looseFindings: looseFindings
      )
    }

    /// Forgets what comes before a place, after it has been read.
    mutating func forget(before place: XMLRecordPlace) {
      text.removeSubrange(..<place.shown.startIndex)
      start = place.start
      unread = place.shown.count
    }
  }

  /// A part of pending text.
  private struct Part {
    let place: XMLRecordPlace
    let bytes: ArraySlice<UInt8>
    /// The bytes after it, which findings may show.
    let next: ArraySlice<UInt8>
  }

  /// Reads as many parts of the pending text as there are.
  private func readParts(of pending: inout Pending, to receive: RecordReceiver) {
    let known = pending.text.count - SourceText.reach
    guard known - pending.unread >= partCount * partLength else { return self.pending = pending }
    guard let end = ends.last(in: pending.text[pending.unread..<known]) else {
      guard known - pending.unread < Self.longestWait else {
        return readInSequence(pending, to: receive)
      }
      return self.pending = pending
    }
    let (parts, place) = divide(pending, upTo: end)
    while readers.count < parts.count, let reader = makeReader() { readers.append(reader) }
    guard readers.count >= parts.count else { return readInSequence(pending, to: receive) }
    var results = [[ParsedRecord]?](repeating: nil, count: parts.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each part has a reader and a result of its own.
      nonisolated(unsafe) let (readers, results) = (readers, buffer)
      DispatchQueue.concurrentPerform(iterations: parts.count) { index in
        let part = parts[index]
        readers[index].move(to: part.place)
        results[index] = readers[index].records(in: part.bytes, before: part.next)
      }
    }
    for (part, records) in zip(parts, results) {
      guard let records else {
        // The readers of this part and of those after it are not between two records.
        readers = []
        pending.forget(before: part.place)
        return readInSequence(pending, to: receive)
      }
      hand(records, after: &pending.records, to: receive)
      guard !isStopped else { return }
    }
    pending.forget(before: place)
    self.pending = pending
  }

  /// Divides pending text where records end.
  /// - Returns: the parts, and the place after them.
  private func divide(_ pending: Pending, upTo end: Int) -> (parts: [Part], end: XMLRecordPlace) {
    let text = pending.text
    var parts: [Part] = []
    var place = pending.place
    for part in 1...partCount where place.shown.endIndex < end {
      let first = place.shown.endIndex
      let target = max(first, pending.unread + (end - pending.unread) * part / partCount)
      let last = ends.first(in: text[target..<end]) ?? end
      let next = text[last..<last + SourceText.reach]
      parts.append(Part(place: place, bytes: text[first..<last], next: next))
      let kept = max(place.shown.startIndex, last - SourceText.reach)
      var start = place.start
      start.advance(over: text[place.shown.startIndex..<kept])
      place = XMLRecordPlace(
        start: start,
        shown: text[kept..<last],
        records: pending.records,
        looseFindings: pending.looseFindings
      )
    }
    return (parts, place)
  }

  /// Hands over records, whose numbers follow those of the records before them.
  private func hand(
    _ records: [ParsedRecord],
    after count: inout Int,
    to receive: RecordReceiver
  ) {
    for var record in records {
      count += 1
      record.assign(number: count)
      if receive(RecordSlice(record)) == .stop {
        isStopped = true
        return
      }
    }
  }
}

// MARK: - Reading again

extension XMLRecordReader {
  /// A record that can be read again after it has been written.
  private func rereadable(_ slice: consuming RecordSlice) -> RecordSlice {
    slice.read { [tables] in Self.record(in: $0, tables) }
  }

  /// Reads an element as a document, or in one.
  private static func record(in text: SourceText, _ tables: [any GameTable]) -> ParsedRecord? {
    let tag = XMLTagText(text.bytes.prefix { $0 != UInt8(ascii: ">") }, at: 0)
    var (head, end) = ([UInt8](), [UInt8]())
    if tag.attribute("xmlns") == nil {
      var writer = XMLRecordWriter(.collection, tables)
      writer.finish(to: &head)
      let last = head.lastIndex(of: UInt8(ascii: "<")) ?? head.endIndex
      end = Array(head[last...])
      head.removeSubrange(last...)
    }
    guard
      let reader = SequentialXMLReader(source: text.name, tables, reportsSkipped: true)
    else { return nil }
    var records: [ParsedRecord] = []
    let receive: RecordReceiver = { slice in
      records.append(slice.parsed())
      return .proceed
    }
    _ = reader.read((head + text.bytes + end)[...], to: receive)
    _ = reader.finish(to: receive)
    return records.count == 1 && records[0].isRecord ? records[0] : nil
  }
}

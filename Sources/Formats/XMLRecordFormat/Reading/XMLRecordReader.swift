import Dispatch
import GameRecords
import RecordFormats

/// Reads game records from XML as it arrives, several parts at the same time if there are many
/// records.
///
/// The text is divided where a record seems to end. Whether it really ends there is known when the
/// part has been read. If it does not, or if there is anything to report besides records, the text
/// from the beginning of that part is read in sequence. So the result is always that of
/// `SequentialXMLReader`.
final class XMLRecordReader: RecordReader {
  private let source: String
  private let tables: [any GameTable]
  private let ends: RecordEnds
  /// The number of parts that the text is divided into: several for each core, so that none waits
  /// long for the part that takes longest.
  private let partCount: Int
  /// The usual number of bytes of a part.
  private let partLength: Int
  private var endMark = EndMark()
  private let sequential: SequentialXMLReader
  /// The place of the sequential reader, if it has been given nothing after it.
  private var place: XMLRecordPlace?
  /// The text after ``place``.
  private var waiting: [UInt8] = []
  /// Readers of parts, each between two records.
  private(set) var readers: [SequentialXMLReader] = []
  private var isStopped = false

  /// The longest text without the end of a record that is not read in sequence.
  private static let longestWait = 1 << 20

  /// A reader of one input.
  /// - Parameters:
  ///   - source: the input's name in findings.
  ///   - tables: the tables of all games.
  ///   - jobs: the number of cores to use.
  ///   - partLength: the usual number of bytes of a part.
  ///   - reportsSkipped: whether to report comments and everything in other namespaces.
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
  func read(_ block: ArraySlice<UInt8>, to receive: RecordReceiver) -> ReadingControl {
    endMark.pass(block) { text in
      if place == nil {
        readOn(text, to: receive)
      } else {
        waiting += text
      }
      if let place { readParts(from: place, to: receive) }
    }
    return isStopped ? .stop : .proceed
  }

  /// Hands over the last records, and a finding if the document does not end as it should.
  func finish(to receive: RecordReceiver) -> ReadingControl {
    readInSequence(waiting[...], to: receive)
    guard !isStopped else { return .stop }
    return sequential.finish { receive(rereadable($0)) }
  }

  private func readInSequence(_ text: ArraySlice<UInt8>, to receive: RecordReceiver) {
    guard !isStopped, !text.isEmpty else { return }
    if sequential.read(text, to: { receive(rereadable($0)) }) == .stop { isStopped = true }
  }

  /// Reads in sequence, up to the end of a record if that is a place from which parts can be read.
  private func readOn(_ text: ArraySlice<UInt8>, to receive: RecordReceiver) {
    // Some bytes after the record must be known, because findings show them.
    guard partCount > 1, let end = ends.first(in: text), text.endIndex - end >= SourceText.reach
    else { return readInSequence(text, to: receive) }
    let rest = text[(end + SourceText.reach)...]
    readInSequence(text[..<rest.startIndex], to: receive)
    guard !isStopped, let place = sequential.place else {
      return readInSequence(rest, to: receive)
    }
    waiting = Array(sequential.unread + rest)
    sequential.move(to: place)
    self.place = place
  }
}

// MARK: - Parts

extension XMLRecordReader {
  /// A part of the waiting text.
  private struct Part {
    let place: XMLRecordPlace
    let bytes: ArraySlice<UInt8>
    /// The bytes after it, which findings may show.
    let next: ArraySlice<UInt8>
  }

  /// Reads as many parts of the waiting text as there are.
  private func readParts(from place: XMLRecordPlace, to receive: RecordReceiver) {
    let known = waiting.count - SourceText.reach
    guard known >= partCount * partLength else { return }
    guard let end = ends.last(in: waiting[..<known]) else {
      if known >= Self.longestWait { leaveParts(at: place, waiting[...], to: receive) }
      return
    }
    let (parts, next) = divide(from: place, upTo: end)
    while readers.count < parts.count {
      readers.append(
        SequentialXMLReader(source: source, tables, after: sequential.builder.beginning)
      )
    }
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
        return leaveParts(at: part.place, waiting[part.bytes.startIndex...], to: receive)
      }
      for var record in records where !isStopped {
        // Their numbers follow those of the records before them.
        sequential.builder.gameCount += 1
        record.assign(number: sequential.builder.gameCount)
        if receive(rereadable(RecordSlice(record))) == .stop { isStopped = true }
      }
    }
    waiting.removeSubrange(..<end)
    sequential.move(to: next)
    self.place = next
  }

  /// Reads the text after a place in sequence.
  private func leaveParts(
    at place: XMLRecordPlace,
    _ text: ArraySlice<UInt8>,
    to receive: RecordReceiver
  ) {
    self.place = nil
    waiting = []
    sequential.move(to: place)
    readInSequence(text, to: receive)
  }

  /// Divides the waiting text where records end.
  /// - Returns: the parts, and the place after them.
  private func divide(
    from place: XMLRecordPlace,
    upTo end: Int
  ) -> (parts: [Part], end: XMLRecordPlace) {
    var parts: [Part] = []
    var (place, first) = (place, 0)
    for part in 1...partCount where first < end {
      let target = max(first, end * part / partCount)
      let last = ends.first(in: waiting[target..<end]) ?? end
      let bytes = waiting[first..<last]
      parts.append(
        Part(place: place, bytes: bytes, next: waiting[last..<last + SourceText.reach])
      )
      place = place.advanced(over: bytes)
      first = last
    }
    return (parts, place)
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
    let name = XMLVocabulary.collection
    let isDocument = tag.attribute("xmlns") != nil
    let head = isDocument ? "" : "<\(name)\(XMLVocabulary.rootAttributes)>"
    let end = isDocument ? "" : "</\(name)>"
    let reader = SequentialXMLReader(source: text.name, tables, reportsSkipped: true)
    var records: [ParsedRecord] = []
    let receive: RecordReceiver = { slice in
      records.append(slice.parsed())
      return .proceed
    }
    _ = reader.read((head.utf8 + text.bytes + end.utf8)[...], to: receive)
    _ = reader.finish(to: receive)
    return records.count == 1 && records[0].isRecord ? records[0] : nil
  }
}

import GameRecords
import RecordStreams
import RecordValidation

/// The result of reading an input once: its records, its findings, and the possible repairs.
struct FileReading: Sendable {
  /// How reading the input ended.
  var ending = InputEnding.read
  var summary = ValidationSummary()
  /// The number of findings that could be repaired by guessing.
  var guesses = 0
  /// The first findings, as many as are reported.
  var reported: [Finding] = []
  /// The possible repairs, in the order of the bytes.
  var repairs: [RepairGroup] = []
  /// The records in the order of the input.
  var records: [RecordMark] = []
  /// More about the records with findings, by their first bytes.
  var details: [Int: RecordDetail] = [:]
  /// The findings about the input as a whole, in the order of the bytes.
  var inputFindings: [InputMark] = []
}

/// A record found by one reading, in few bytes: there may be millions.
struct RecordMark: Sendable {
  /// Its first byte in the content.
  let start: Int
  private let length: UInt32
  /// A hash of its contents; `nil` if nothing could be read.
  let hash: Int?

  /// Creates the mark of a record.
  init(_ parsed: ParsedRecord) {
    start = parsed.source.start.offset
    length = UInt32(clamping: parsed.source.bytes.count)
    hash = parsed.record?.hashValue
  }

  /// Its bytes.
  var bytes: Range<Int> { start..<start + Int(length) }
}

/// More about a record with findings.
struct RecordDetail: Sendable {
  /// The rules that it breaks, one for each finding.
  var rules: [Rule] = []
  /// The offset where reading first failed; `nil` if it did not.
  var unread: Int?
  /// Whether its moves could not be played to their end.
  var isUnplayed = false
  /// The record, if another reading may have to be compared with it.
  var parsed: ParsedRecord?
}

/// A finding about the input as a whole.
struct InputMark: Sendable {
  /// Its offset.
  let offset: Int
  let rule: Rule
}

extension FileReading {
  /// Returns the records that have bytes in a range or begin in it.
  func records(in range: Range<Int>) -> ArraySlice<RecordMark> {
    let first = records.partitioningIndex { $0.bytes.upperBound > range.lowerBound }
    let end = records[first...].firstIndex {
      $0.start >= max(range.upperBound, range.lowerBound + 1)
    }
    return records[first..<(end ?? records.endIndex)]
  }

  /// Returns how often each rule is broken in some records.
  func state(of records: some Sequence<RecordMark>) -> RecordState {
    var state = RecordState()
    for record in records {
      guard let detail = details[record.start] else { continue }
      state.add(detail.rules, unread: detail.unread, isUnplayed: detail.isUnplayed)
    }
    return state
  }

  /// Returns how often the input as a whole breaks each rule within a range.
  func inputState(in range: Range<Int>) -> RecordState {
    let first = inputFindings.partitioningIndex { $0.offset >= range.lowerBound }
    let inside = inputFindings[first...].prefix { $0.offset <= range.upperBound }
    return RecordState(inside.map(\.rule))
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that meets a condition, which all elements after it
  /// also meet.
  func partitioningIndex(where isPast: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RangeSet<Int> {
  /// Creates a set of the bytes of some ranges, and the point after each.
  package init(closed ranges: some Sequence<Range<Int>>) {
    self.init(ranges.lazy.map { $0.lowerBound..<$0.upperBound + 1 })
  }

  /// Whether a range has any of the values.
  package func touches(_ range: Range<Int>) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    return next < ranges.endIndex && ranges[next].lowerBound < range.upperBound
  }
}

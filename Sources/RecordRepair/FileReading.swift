import GameRecords
import RecordStreams
import RecordValidation

/// What one reading of an input found: its records, its findings, and what can be repaired.
struct FileReading: Sendable {
  /// How reading the input ended.
  var ending = InputEnding.read
  var summary = ValidationSummary()
  /// How many findings could be repaired by a guess.
  var guesses = 0
  /// The first findings, as many as are reported.
  var reported: [Finding] = []
  /// What can be repaired, in the order of the bytes.
  var repairs: [RepairGroup] = []
  /// The records in the order of the input.
  var records: [RecordMark] = []
  /// What else is known of the records in which something was found, by their first bytes.
  var details: [Int: RecordDetail] = [:]
  /// The findings about the input as a whole, in the order of the bytes.
  var inputFindings: [InputMark] = []
}

/// A record as one reading found it, in few bytes: there may be millions.
struct RecordMark: Sendable {
  /// Its first byte in the content.
  let start: Int
  private let length: UInt32
  /// A hash of everything that it says; `nil` when nothing could be made out.
  let hash: Int?

  /// A record that was read.
  init(_ parsed: ParsedRecord) {
    start = parsed.source.start.offset
    length = UInt32(clamping: parsed.source.bytes.count)
    hash = parsed.hasRecord ? parsed.contents.hashValue : nil
  }

  /// Its bytes.
  var bytes: Range<Int> { start..<start + Int(length) }
}

/// What is known besides of a record in which something was found.
struct RecordDetail: Sendable {
  /// The rules that it breaks, each as often as it is listed.
  var rules: [Rule] = []
  /// Where reading first failed; `nil` when it did not.
  var unread: Int?
  /// Whether its moves could not be played to their end.
  var isUnplayed = false
  /// The record, where another reading may have to be compared with it.
  var parsed: ParsedRecord?
}

/// A finding about the input as a whole.
struct InputMark: Sendable {
  /// Where it is.
  let offset: Int
  let rule: Rule
}

extension FileReading {
  /// The records that have bytes in a range or begin in it.
  func records(in range: Range<Int>) -> ArraySlice<RecordMark> {
    let first = records.partitioningIndex { $0.bytes.upperBound > range.lowerBound }
    let end = records[first...].firstIndex {
      $0.start >= max(range.upperBound, range.lowerBound + 1)
    }
    return records[first..<(end ?? records.endIndex)]
  }

  /// How often each rule is broken in some records.
  func state(of records: some Sequence<RecordMark>) -> RecordState {
    var state = RecordState()
    for record in records {
      guard let detail = details[record.start] else { continue }
      state.add(detail.rules, unread: detail.unread, isUnplayed: detail.isUnplayed)
    }
    return state
  }

  /// How often each rule is broken by the input as a whole within a range.
  func inputState(in range: Range<Int>) -> RecordState {
    let first = inputFindings.partitioningIndex { $0.offset >= range.lowerBound }
    let inside = inputFindings[first...].prefix { $0.offset <= range.upperBound }
    return RecordState(inside.map(\.rule))
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element of which a condition holds that then holds of all that follow.
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
  /// The bytes of some ranges, and the point after each.
  package init(closed ranges: some Sequence<Range<Int>>) {
    self.init(ranges.lazy.map { $0.lowerBound..<$0.upperBound + 1 })
  }

  /// Whether any of the values is in a range.
  package func touches(_ range: Range<Int>) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    return next < ranges.endIndex && ranges[next].lowerBound < range.upperBound
  }
}

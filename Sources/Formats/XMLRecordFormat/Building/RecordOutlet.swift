import GameRecords

/// Passes finished records on to the receiver.
struct RecordOutlet {
  /// The receiver of the records of the block that is being parsed.
  var receive: RecordReceiver?
  /// Whether the receiver gets no more records.
  var isStopped = false
  /// Notes on the input as a whole, to be reported with its first record.
  var preamble: [Finding] = []
  /// The number of findings between records so far.
  private(set) var looseFindings = 0

  /// The most findings that are reported between records.
  static let looseLimit = 100

  /// An outlet for records after some findings between records.
  init(looseFindings: Int = 0) { self.looseFindings = looseFindings }

  /// Hands over a record, or a finding between records.
  mutating func handOver(_ parsed: consuming ParsedRecord) {
    if !preamble.isEmpty {
      parsed.findings = preamble + parsed.findings
      preamble = []
    }
    if parsed.number > 0, !parsed.findings.isEmpty { parsed.assign(number: parsed.number) }
    if !isStopped, receive?(RecordSlice(parsed)) == .stop { isStopped = true }
  }

  /// Whether another finding between records needs a message; if not, it is only counted.
  mutating func wantsLooseFinding() -> Bool {
    if looseFindings <= Self.looseLimit { return true }
    looseFindings += 1
    return false
  }

  /// Counts a finding between records.
  /// - Returns: whether it is within the limit.
  mutating func admitsLooseFinding() -> Bool {
    looseFindings += 1
    return looseFindings <= Self.looseLimit
  }
}

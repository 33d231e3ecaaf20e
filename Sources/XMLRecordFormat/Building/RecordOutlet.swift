import GameRecords

/// The way of finished records to those who asked for them.
struct RecordOutlet {
  /// Who gets the records of the block that is being parsed.
  var receive: RecordReceiver?
  /// Whether the receiver wants no more, or is to get no more.
  var isStopped = false
  /// Notes on the input as a whole, to be reported with its first record.
  var preamble: [Finding] = []
  /// Findings that were reported between records.
  private var looseFindings = 0

  /// Findings that are reported of all that stands between records.
  static let looseLimit = 100

  /// Hands over a record, or what was found between records.
  mutating func handOver(_ parsed: consuming ParsedRecord) {
    if !preamble.isEmpty {
      parsed.findings = preamble + parsed.findings
      preamble = []
    }
    if parsed.number > 0, !parsed.findings.isEmpty { parsed.assign(number: parsed.number) }
    if !isStopped, receive?(RecordSlice(parsed)) == .stop { isStopped = true }
  }

  /// Whether another finding between records is worth the work of finding words for it; otherwise it
  /// is counted.
  mutating func wantsLooseFinding() -> Bool {
    if looseFindings <= Self.looseLimit { return true }
    looseFindings += 1
    return false
  }

  /// Counts a finding between records.
  /// - Returns: whether it is to be reported, and is not one too many.
  mutating func admitsLooseFinding() -> Bool {
    looseFindings += 1
    return looseFindings <= Self.looseLimit
  }
}

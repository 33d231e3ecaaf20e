import GameRecords

/// Passes finished records on to the receiver.
struct RecordOutlet {
  /// The receiver of the records of the block that is being parsed.
  var receive: RecordReceiver?
  /// Whether nothing more is wanted, or can be read.
  var isStopped = false
  /// Notes on the input as a whole, to be reported with its first record.
  var preamble: [Finding] = []

  /// Hands over a record, or a finding between records.
  mutating func handOver(_ parsed: consuming ParsedRecord) {
    if !preamble.isEmpty {
      parsed.findings = preamble + parsed.findings
      preamble = []
    }
    if parsed.number > 0, !parsed.findings.isEmpty { parsed.assign(number: parsed.number) }
    if !isStopped, receive?(RecordSlice(parsed)) == .stop { isStopped = true }
  }
}

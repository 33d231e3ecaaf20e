import GameRecords

/// Passes finished records on to the receiver.
final class RecordOutlet {
  /// The receiver of the records of the block that is being parsed.
  var receive: RecordReceiver?
  /// Whether nothing more is wanted, or can be read.
  var isStopped = false
  /// Notes on the input as a whole, to be reported with its first record.
  var preamble: [Finding] = []

  /// Reads something whose records a receiver gets.
  func read(to receive: RecordReceiver, _ read: () -> Void) -> ReadingControl {
    guard !isStopped else { return .stop }
    withoutActuallyEscaping(receive) { receive in
      self.receive = receive
      read()
      self.receive = nil
    }
    return isStopped ? .stop : .proceed
  }

  /// Hands over a record, or a finding between records.
  func handOver(_ parsed: consuming ParsedRecord) {
    if !preamble.isEmpty {
      parsed.findings = preamble + parsed.findings
      preamble = []
    }
    if parsed.number > 0, !parsed.findings.isEmpty { parsed.assign(number: parsed.number) }
    if !isStopped, receive?(RecordSlice(parsed)) == .stop { isStopped = true }
  }
}

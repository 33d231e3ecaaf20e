package import GameRecords
package import RecordStreams

/// One report of a run, on its way to a file or to standard output.
package final class ReportFile {
  private var reporter: any FindingReporter
  private var output: OutputFile?
  private var bytes: [UInt8] = []
  /// The records of an input, which wait for its counts.
  private var waiting = SpooledBytes()
  /// The text after all records of an input.
  private var trailing = SpooledBytes()
  /// Whether only errors are listed.
  private let isQuiet: Bool
  /// The number of findings of the input, and of the run, that are not listed for that reason.
  private var (left, leftInAll) = (0, 0)
  /// Returns a text as its reader can show it; `nil` if that is any text.
  private let readable: ((String) -> String)?

  /// Opens a report.
  package init(
    _ type: any FindingReporter.Type,
    _ options: ReportOptions,
    to place: OutputPlace,
    in readable: ((String) -> String)? = nil
  ) throws(FileError) {
    self.readable = readable
    isQuiet = options.isQuiet
    output = try OutputFile.open(place)
    reporter = type.init(options)
    reporter.begin(&bytes)
  }

  /// Whether records without findings are listed.
  var listsEveryRecord: Bool { type(of: reporter).listsEveryRecord }

  private var countsComeFirst: Bool { type(of: reporter).countsComeFirst }

  /// Begins an input.
  package func begin(_ input: ReportedInput) throws(FileError) {
    guard !countsComeFirst else { return }
    reporter.begin(input, nil, &bytes)
    try write()
  }

  /// Adds records of the input.
  package func add(_ records: [CheckedRecord], of input: ReportedInput) throws(FileError) {
    var records = records
    if isQuiet {
      for index in records.indices {
        let count = records[index].findings.count
        records[index].findings.removeAll { $0.severity < .error }
        left += count - records[index].findings.count
      }
    }
    guard !records.isEmpty else { return }
    var part: [UInt8] = []
    for record in records { reporter.append(record, of: input, toEnd: &part) }
    if !part.isEmpty { trailing.append(part) }
    guard countsComeFirst else {
      for record in records { reporter.add(record, of: input, &bytes) }
      return try write()
    }
    part.removeAll(keepingCapacity: true)
    for record in records { reporter.add(record, of: input, &part) }
    waiting.append(part)
  }

  /// Adds a finding about the run.
  package func add(_ finding: Finding) throws(FileError) {
    guard !isQuiet || finding.severity == .error else { return }
    reporter.add(finding, &bytes)
    try write()
  }

  /// Ends the input.
  package func end(_ input: ReportedInput, _ summary: ValidationSummary) throws(FileError) {
    var summary = summary
    summary.listed -= left
    (left, leftInAll) = (0, leftInAll + left)
    if countsComeFirst {
      reporter.begin(input, summary, &bytes)
      try write(&waiting)
    }
    try write(&trailing)
    reporter.end(input, summary, &bytes)
    try write()
  }

  /// Ends the report and puts it in its place.
  package func finish(_ summary: ValidationSummary) throws(FileError) {
    var summary = summary
    summary.listed -= leftInAll
    reporter.finish(summary, &bytes)
    try write()
    if let output = output.take() { try output.commit() }
  }

  /// Writes the bytes that have waited.
  private func write(_ spooled: inout SpooledBytes) throws(FileError) {
    try spooled.forEachPart { part throws(FileError) in
      bytes += part
      try write()
    }
    spooled = SpooledBytes()
  }

  private func write() throws(FileError) {
    guard !bytes.isEmpty else { return }
    if let readable { bytes = Array(readable(String(decoding: bytes, as: UTF8.self)).utf8) }
    try output?.write(&bytes)
  }
}

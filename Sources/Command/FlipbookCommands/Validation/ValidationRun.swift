import Flipbook
import Platform
import TerminalOutput

/// Validates the inputs of a run and writes its reports.
struct ValidationRun {
  private let reports: ReportFiles
  private var inAll: FindingBudget
  private var summary = ValidationSummary()
  /// The input that is being read, its counts, and how many findings may still be reported of it.
  private var input = ReportedInput(name: "", format: nil)
  private var counted = ValidationSummary()
  private var budget = FindingBudget(0)
  private let baselines: Baselines
  private var baseline: BaselineFile?
  private var names: InputNames?
  /// Whether a selected record is missing.
  private var isIncomplete = false

  init(_ reports: ReportFiles, inAll: Int, _ baselines: Baselines) {
    self.reports = reports
    self.inAll = FindingBudget(inAll)
    self.baselines = baselines
  }

  /// Handles an event.
  mutating func add(_ event: InputEvent<BlockChecker, BlockChecker.Outcome>) throws(FileError) {
    switch event {
    case .opened(let path, let format, let checker):
      try begin(path, format.name)
      budget = FindingBudget(checker.limit)
    case .block(let outcome):
      counted.add(outcome.summary)
      var records = outcome.records
      if let names { baseline?.takeKnown(outOf: &records, of: names, &counted) }
      try report(records)
    case .closed(let ending):
      try end(ending)
      switch ending {
      case .read, .recordless: if let names { baseline?.end(names.path) }
      default: break
      }
    // A skipped file is only counted in a finding at the end.
    case .refused(_, .skipped): break
    case .refused(let path, let ending):
      try begin(path, nil)
      try end(ending)
    case .runFinding(let finding):
      if finding.severity == .error {
        summary.unreadable += 1
        summary.add(listed: finding)
      }
      try reports.forEach { (report) throws(FileError) in try report.add(finding) }
    }
  }

  private mutating func begin(_ path: InputPath, _ format: String?) throws(FileError) {
    let pathBytes = path.isText ? nil : WorkingFolder.relativePath(path.location).pathBytes
    input = ReportedInput(name: path.name, format: format, pathBytes: pathBytes)
    counted = ValidationSummary()
    baseline = try? baselines.baseline(for: path)
    names = InputNames(of: path)
    try reports.forEach { (report) throws(FileError) in try report.begin(input) }
  }

  private mutating func report(_ records: [CheckedRecord]) throws(FileError) {
    var records = records
    for index in records.indices {
      // Each block has kept as many findings as its input may report in all.
      budget.admit(&records[index])
      inAll.admit(&records[index])
      counted.listed += records[index].findings.count
    }
    try reports.forEach { (report) throws(FileError) in try report.add(records, of: input) }
  }

  /// Ends an input; one without any record counts as unreadable, unless the reason is known.
  private mutating func end(_ ending: InputEnding) throws(FileError) {
    switch ending {
    case .read, .fewer: counted.files = 1
    case .incomplete(let finding):
      counted.files = 1
      isIncomplete = true
      try report(finding)
    case .failed, .recordless, .skipped:
      if let names, baseline?.takeKnown(ending, of: names) == true {
        counted.files = 1
      } else {
        counted.unreadable = 1
        // The rule about the reason may be disabled.
        let isReported = ending.failure == nil && counted.hasErrors
        if !isReported { try report(ending.refusal(of: input.name)) }
      }
    }
    try reports.forEach { (report) throws(FileError) in try report.end(input, counted) }
    summary.add(counted)
  }

  /// Reports a finding about the input as a whole, in addition to those of its records.
  private mutating func report(_ finding: Finding) throws(FileError) {
    counted.add(listed: finding)
    try reports.forEach { (report) throws(FileError) in
      try report.add([CheckedRecord(about: finding)], of: input)
    }
  }

  /// Ends the reports.
  /// - Parameter isWhole: whether the inputs were read with all records and all rules.
  /// - Returns: the exit status of the run.
  /// - Throws: when a report cannot be written.
  mutating func finish(isWhole: Bool) throws(FileError) -> ExitStatus {
    if isWhole {
      for file in baselines.files.sorted(by: { $0.key < $1.key }) {
        if let finding = file.value.finding { try add(.runFinding(finding)) }
      }
    }
    try reports.finish(summary)
    if summary.unreadable > 0 || isIncomplete { return .unreadable }
    return summary.hasErrors ? .findings : .clean
  }
}

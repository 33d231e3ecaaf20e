internal import Flipbook

/// Validates the inputs of a run and writes its reports.
struct ValidationRun {
  private let reports: [ReportFile]
  private var inAll: FindingBudget
  private var summary = ValidationSummary()
  /// The input that is being read, what was counted in it, and what may still be told of it.
  private var input = ReportedInput(name: "", format: nil)
  private var counted = ValidationSummary()
  private var budget = FindingBudget(0)
  private let baselines: Baselines
  private var baseline: BaselineFile?
  private var names = InputNames("")

  init(_ reports: [ReportFile], inAll: Int, _ baselines: Baselines) {
    self.reports = reports
    self.inAll = FindingBudget(inAll)
    self.baselines = baselines
  }

  /// Takes note of what happens.
  mutating func add(_ event: InputEvent<BlockChecker, BlockChecker.Outcome>) throws(FileError) {
    switch event {
    case .opened(let path, let format, let checker):
      try begin(ReportedInput(name: path.name, format: format.name))
      budget = FindingBudget(checker.limit)
      baseline = try? baselines.baseline(for: path)
      names = InputNames(path.name)
    case .block(let outcome):
      counted.add(outcome.summary)
      var records = outcome.records
      baseline?.takeKnown(outOf: &records, of: names, &counted)
      try tell(records)
    case .closed(let failure):
      if failure == nil { baseline?.end(names.path) }
      try end(failure)
    case .refused(let name, let failure):
      try begin(ReportedInput(name: name, format: nil))
      try end(failure)
    case .remark(let remark):
      if remark.severity == .error { summary.unreadable += 1 }
      for report in reports { try report.add(remark) }
    }
  }

  private mutating func begin(_ input: ReportedInput) throws(FileError) {
    self.input = input
    counted = ValidationSummary()
    for report in reports { try report.begin(input) }
  }

  private mutating func tell(_ records: [CheckedRecord]) throws(FileError) {
    var records = records
    for index in records.indices {
      budget.admit(&records[index])
      inAll.admit(&records[index])
      counted.told += records[index].findings.count
    }
    for report in reports { try report.add(records, of: input) }
  }

  /// Ends an input; one without any record is as good as unreadable.
  private mutating func end(_ failure: Diagnostic?) throws(FileError) {
    if failure == nil, counted.records > 0 { counted.files = 1 } else { counted.unreadable = 1 }
    if let failure {
      for report in reports { try report.add([CheckedRecord(about: failure)], of: input) }
    }
    for report in reports { try report.end(input, counted) }
    summary.add(counted)
  }

  /// Ends the reports.
  /// - Parameter isWhole: whether all records of the inputs were looked at.
  /// - Returns: the status of the run.
  /// - Throws: when a report cannot be written.
  mutating func finish(isWhole: Bool) throws(FileError) -> ExitStatus {
    if isWhole {
      for file in baselines.files.sorted(by: { $0.key < $1.key }) {
        if let remark = file.value.remark { try add(.remark(remark)) }
      }
    }
    for report in reports { try report.finish(summary) }
    return summary.unreadable > 0 ? .unreadable : summary.hasErrors ? .findings : .clean
  }
}

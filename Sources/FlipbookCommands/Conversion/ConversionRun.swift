import Flipbook
import TerminalPlay

/// Converts the records of a run and keeps account of what went wrong or was lost.
struct ConversionRun {
  let request: ConversionRequest
  let messages: Messages
  /// The findings about records, of all parts of the run.
  private let findings: ReportedFindings
  /// Records that could not be converted, so far.
  private(set) var failures = 0
  private var losses: LossReport
  /// Games that are in their places.
  private var games: Set<GameKey> = []
  /// Games in outputs that are not finished.
  private var pending: Set<GameKey> = []
  /// Records that were left out because their game came before.
  private var repetitions = 0
  /// Whether an output was refused because of what is in its place.
  private var refusals = ExitStatus.clean
  /// The outputs that are complete.
  let batch: OutputBatch

  /// A run.
  /// - Parameters:
  ///   - request: what to convert, and how.
  ///   - messages: where it is told what happens.
  ///   - losses: how losses are told.
  ///   - batch: takes outputs that are complete.
  ///   - findings: reports findings; new ones unless the run is a part of another.
  init(
    _ request: ConversionRequest,
    _ messages: Messages,
    losses: LossReport.Form,
    _ batch: OutputBatch = OutputBatch(),
    _ findings: ReportedFindings? = nil
  ) {
    self.request = request
    self.messages = messages
    self.findings = findings ?? ReportedFindings(request.findingLimit, messages)
    self.losses = LossReport(losses)
    self.batch = batch
  }

  /// An empty report for one output.
  var emptyLosses: LossReport { LossReport(losses.form) }

  /// Tells what is to be told about a record, and whether it is to be written.
  mutating func accepts(_ prepared: PreparedRecord) -> Bool {
    findings.show(prepared)
    guard prepared.hasRecord else {
      if prepared.isFailure { failures += 1 }
      return false
    }
    guard let key = prepared.key, games.contains(key) || pending.contains(key) else { return true }
    repetitions += 1
    return false
  }

  /// Converts a record into an output.
  mutating func convert(
    _ prepared: PreparedRecord,
    to output: RecordOutput
  ) throws(FileError) {
    if accepts(prepared) { try add(prepared, to: output) }
  }

  /// Adds a record that is accepted to an output; only one that can be written has come before others.
  ///
  /// After a failure that refuses the whole output, the rest is only read for its problems.
  mutating func add(_ prepared: PreparedRecord, to output: RecordOutput) throws(FileError) {
    if failures > 0, !request.keepsGoing { output.refuse() }
    let problems = try output.add(prepared)
    report(problems)
    if problems.isEmpty, let key = prepared.key { pending.insert(key) }
  }

  /// Puts an output in its place, if all its records were converted or the user wants the others.
  mutating func finish(_ output: RecordOutput, isSound: Bool) throws(FileError) {
    defer { pending = [] }
    guard isSound && failures == 0 || request.keepsGoing else { return }
    let refusals = try output.finish()
    report(refusals)
    guard refusals.isEmpty, output.count > 0 else { return }
    if let conflict = try output.conflict(after: batch) { return refuse(conflict) }
    // What is not written has not lost anything.
    losses.add(output.losses)
    if let warning = output.wrongExtension { messages.show(warning) }
    try output.commit(with: batch)
    if games.isEmpty { swap(&games, &pending) } else { games.formUnion(pending) }
  }

  /// Tells what was lost and left out, and gives the status of the run.
  func end(unreadable: Int) -> ExitStatus {
    findings.end()
    messages.report(losses, in: request.target)
    messages.report(repetitions: repetitions)
    var status = refusals
    if failures + unreadable > 0 { status.rise(to: .unreadable) }
    return status
  }

  /// A run for one of several outputs, whose account is added when it is finished.
  mutating func part() -> ConversionRun {
    var part = ConversionRun(
      request,
      messages,
      losses: losses.form,
      batch,
      findings
    )
    swap(&part.games, &games)
    return part
  }

  /// Takes over the account of a part of the run.
  mutating func add(_ part: consuming ConversionRun) {
    failures += part.failures
    refusals.rise(to: part.refusals)
    repetitions += part.repetitions
    losses.add(part.losses)
    swap(&part.games, &games)
  }

  /// Tells why an output is not put in its place.
  private mutating func refuse(_ conflict: Finding) {
    messages.show(conflict)
    refusals.rise(to: .refused(conflict))
  }

  /// Tells problems and counts them.
  mutating func report(_ problems: [Finding]) {
    for problem in problems { findings.show(problem) }
    failures += problems.count
  }
}

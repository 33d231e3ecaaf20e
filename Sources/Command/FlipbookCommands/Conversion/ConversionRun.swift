import Flipbook
import TerminalOutput

/// Converts the records of a run, and keeps track of problems and losses.
struct ConversionRun {
  let request: ConversionRequest
  let messages: Messages
  /// Reports findings about records, for all parts of the run.
  private let findings: ReportedFindings
  /// The number of records that could not be converted so far.
  private(set) var failures = 0
  private var losses: LossReport
  /// Games in outputs that have been written.
  private var games: [GameKey: KeptGame] = [:]
  /// Games in outputs that have not been finished.
  private var pending: [GameKey: KeptGame] = [:]
  /// The number of records that are not written because their game appeared before.
  private var repetitions = 0
  /// Whether something of the archive cannot be written again, so that it must stay as it is.
  private var hasArchiveFailure = false
  /// The number of records that the archive had before.
  private var archived = 0
  /// The number of records that were added to the archive; `nil` if there is none.
  private var additions: Int?
  /// Records that cannot be written before all have been read.
  private var held = HeldRecords()
  /// The status of outputs that were refused because of an existing file.
  private var refusals = ExitStatus.clean
  /// Collects complete outputs.
  let batch: OutputBatch

  /// Creates a run.
  /// - Parameters:
  ///   - request: what to convert, and how.
  ///   - messages: where findings and losses are reported.
  ///   - losses: the form in which losses are reported.
  ///   - batch: collects complete outputs.
  ///   - findings: reports findings; given if the run is a part of another.
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

  /// Reports the findings about a record.
  /// - Returns: the record, if it is to be written now; ``release()`` returns those that have to
  ///   wait.
  mutating func accept(_ prepared: PreparedRecord) -> PreparedRecord? {
    findings.show(prepared)
    guard prepared.hasRecord else {
      if prepared.isFailure {
        failures += 1
        if prepared.isArchived { hasArchiveFailure = true }
      }
      return nil
    }
    if prepared.isArchived { archived += 1 }
    if let game = prepared.game, let first = games[game.key] ?? pending[game.key],
      !prepared.isArchived
    {
      leaveOut(prepared, game, first)
      return nil
    }
    guard request.repetitions == .merged || request.sortKey != nil else { return prepared }
    // A copy takes the place of a record that cannot be written.
    if request.keepsGoing, prepared.game != nil,
      let problem = held.problem(of: prepared, for: request)
    {
      refuse(prepared, problem)
    } else {
      held.add(prepared)
      note(prepared)
    }
    return nil
  }

  /// Reports why a record cannot be written.
  private mutating func refuse(_ prepared: PreparedRecord, _ problem: WritingError) {
    report([prepared.problem(problem)])
    if prepared.isArchived { hasArchiveFailure = true }
  }

  /// Notes that not all of the archive could be read.
  mutating func keepArchive() { hasArchiveFailure = true }

  /// Returns the accepted records that had to wait, in the order in which they are written.
  mutating func release() -> [PreparedRecord] { held.release() }

  /// Reports that a record is not written, because one of the same game is.
  private mutating func leaveOut(_ prepared: PreparedRecord, _ game: KeptGame, _ first: KeptGame) {
    repetitions += 1
    guard request.repetitions == .merged else {
      return findings.show(.sameGame(game, as: first, prepared.place))
    }
    do throws(WritingError) {
      let (conflicts, hadOthers, lost) = try held.merge(prepared, for: request)
      losses.add(lost, of: prepared)
      // What the output does not store is lost from both.
      for conflict in conflicts where request.target.stores.contains(conflict.fact) {
        report(conflict, with: first, orMerged: hadOthers, prepared.place)
      }
    } catch {
      refuse(prepared, error)
    }
  }

  /// Reports that a record disagrees with the one into which it is merged.
  private mutating func report(
    _ conflict: FactConflict,
    with kept: KeptGame,
    orMerged hasOthers: Bool,
    _ place: Place
  ) {
    var finding = Finding.mergeConflict(conflict, with: kept, orMerged: hasOthers, place)
    if request.isStrict {
      finding.severity = .error
      failures += 1
    }
    findings.show(finding)
  }

  /// Remembers the game of a record that is written.
  private mutating func note(_ prepared: PreparedRecord) {
    guard let game = prepared.game, pending[game.key] == nil else { return }
    pending[game.key] = game
  }

  /// Adds a record to an output if it is accepted and need not wait.
  mutating func convert(
    _ prepared: PreparedRecord,
    to output: RecordOutput
  ) throws(FileError) {
    if let prepared = accept(prepared) { try add(prepared, to: output) }
  }

  /// Adds an accepted record to an output; its game is remembered only if it can be written.
  ///
  /// After a failure that refuses the whole output, further records are only checked for problems.
  mutating func add(_ prepared: PreparedRecord, to output: RecordOutput) throws(FileError) {
    if failures > 0, !request.keepsGoing { output.refuse() }
    let problems = try output.add(prepared)
    report(problems)
    if problems.isEmpty {
      note(prepared)
    } else if prepared.isArchived {
      hasArchiveFailure = true
    }
  }

  /// Writes an output to its place, with the records that had to wait, if all records were converted
  /// or the user wants the others.
  mutating func finish(_ output: RecordOutput, isSound: Bool) throws(FileError) {
    defer { pending = [:] }
    for prepared in release() { try add(prepared, to: output) }
    guard isSound && failures == 0 || request.keepsGoing else { return }
    guard !hasArchiveFailure else {
      return messages.note(
        "the archive stays as it is: not all of it can be written again"
      )
    }
    let refusals = try output.finish()
    report(refusals)
    guard refusals.isEmpty, output.count > 0 else { return }
    if let conflict = try output.conflict(after: batch) { return refuse(conflict) }
    // An output that is not written has no losses.
    losses.add(output.losses)
    if let warning = output.wrongExtension { messages.show(warning) }
    try output.commit(with: batch)
    if request.addsToArchive { additions = output.count - archived }
    if games.isEmpty {
      swap(&games, &pending)
    } else {
      games.merge(pending) { first, _ in first }
    }
  }

  /// Reports losses and repeated games, and returns the status of the run.
  func end(unreadable: Int) -> ExitStatus {
    findings.end()
    messages.report(losses, in: request.target)
    if repetitions > 0 {
      let deed = request.repetitions == .merged ? "merged" : "left out"
      messages.note("\(deed) \(Words.count("record", repetitions)) of repeated games")
    }
    if let additions {
      let records = Words.count("record", additions)
      messages.note("added \(records) to an archive of \(Words.count(archived))")
    }
    var status = refusals
    if failures + unreadable > 0 { status.rise(to: .unreadable) }
    return status
  }

  /// Starts a run for one of several outputs; its results are added when it is finished.
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

  /// Adds the results of a part of the run.
  mutating func add(_ part: consuming ConversionRun) {
    failures += part.failures
    refusals.rise(to: part.refusals)
    repetitions += part.repetitions
    losses.add(part.losses)
    swap(&part.games, &games)
  }

  /// Reports why an output is not written.
  private mutating func refuse(_ conflict: Finding) {
    messages.show(conflict)
    refusals.rise(to: .refused(conflict))
  }

  /// Reports problems and counts them.
  mutating func report(_ problems: [Finding]) {
    for problem in problems { findings.show(problem) }
    failures += problems.count
  }
}

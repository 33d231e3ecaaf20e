package import GameRecords
package import RecordStreams
package import RecordValidation

/// Repairs one input as far as the repairs provably make it better.
///
/// The input is read with its repairs, again and again until nothing is left to repair. A repair is
/// kept if its part is better afterwards, at the latest when newly found problems are repaired too,
/// and if ``RepairGate`` allows it. A repair that did not help is tried again after others: the
/// input is done when a whole pass over it changes nothing.
package struct FileRepair {
  private let path: InputPath
  private var options: SourceOptions
  private let validator: Validator
  private let permission: RepairPermission
  private var plan = RepairPlan()

  /// The current content of the input.
  package private(set) var content: PatchedContent
  /// The result of reading it, with all repairs so far.
  private var reading = FileReading()
  /// The number of repaired findings of each rule.
  package private(set) var repaired: [Rule: Int] = [:]

  /// The maximum number of trials: a few are enough, and more would be a cycle.
  private static let mostTrials = 1_000

  /// Creates a repair of a file.
  /// - Parameters:
  ///   - path: the file, of a known size.
  ///   - options: how to read it.
  ///   - validator: checks the rules that count.
  ///   - permission: which guesses are allowed.
  ///   - content: the content to read instead of the bytes of the file.
  package init(
    _ path: InputPath,
    _ options: SourceOptions,
    _ validator: Validator,
    _ permission: RepairPermission,
    of content: PatchedContent? = nil
  ) {
    self.path = path
    self.options = options
    self.validator = validator
    self.permission = permission
    self.content = content ?? PatchedContent(length: path.size ?? 0)
  }

  /// The first remaining findings.
  package var findings: [Finding] { reading.reported }

  /// The counts of all remaining findings.
  package var summary: ValidationSummary { reading.summary }

  /// The number of findings that could be repaired by guessing.
  package var guesses: Int { permission.allowsAll ? 0 : reading.guesses + plan.gatedCount }

  /// Repairs all that can be repaired.
  /// - Returns: how reading the input ended, with all repairs.
  package mutating func run() async -> InputEnding {
    if options.condition != nil { await choose() }
    var trials = 0
    var isChanged = true
    while isChanged, trials < Self.mostTrials {
      plan = RepairPlan()
      reading = await look(at: content, plan)
      isChanged = false
      guard reading.ending.isWhole else { break }
      while !reading.repairs.isEmpty, trials < Self.mostTrials {
        trials += 1
        let groups = Array(reading.repairs.apart.prefix(plan.mostGroups))
        var trial = RepairTrial(of: groups, content, reading, RepairGate(formats: options.formats))
        await trial.run { await look(at: $0, plan.following($1), keeping: $2) }
        if trial.hasHelped {
          accept(trial)
          isChanged = true
        } else {
          note(failureOf: trial)
        }
        reading = await look(at: content, plan)
      }
    }
    return reading.ending
  }

  /// Selects the records that meet the condition now: a repair may change whether a record does, and
  /// a record that is out of sight would look better.
  private mutating func choose() async {
    var numbers: [Int] = []
    var options = options
    options.content = content
    await InputRun([path], options).forEachBlock(
      begin: { _, _ in },
      work: { slices, _ in slices.map(\.number) },
      take: { event in
        if case .block(let block) = event { numbers += block }
        return .proceed
      }
    )
    self.options.condition = nil
    self.options.selection = RecordSelection(numbers.filter { $0 > 0 }.map { $0...$0 })
  }

  private mutating func accept(_ trial: RepairTrial) {
    content = trial.content
    plan = plan.following(trial.maps)
    for rule in trial.repaired { repaired[rule, default: 0] += 1 }
  }

  private mutating func note(failureOf trial: RepairTrial) {
    if trial.verdicts.contains(.unknown) { return plan.note(failureOfAll: trial.groups) }
    for (group, verdict) in zip(trial.groups, trial.verdicts) where verdict != .better {
      plan.note(failureOf: group, isGated: verdict == .gated)
    }
  }

  /// Reads the current content once more.
  /// - Parameter takeKnown: removes findings that do not count.
  package mutating func lookAgain(
    takeKnown: (inout [CheckedRecord], inout ValidationSummary) -> Void
  ) async {
    reading = await look(at: content, plan, takeKnown: takeKnown)
  }

  /// Reads the input.
  /// - Parameters:
  ///   - content: the input, with some repairs.
  ///   - plan: which repairs have failed before.
  ///   - kept: the bytes whose records will be compared with another reading.
  ///   - takeKnown: removes findings that do not count.
  /// - Returns: the result.
  private func look(
    at content: PatchedContent,
    _ plan: RepairPlan,
    keeping kept: RangeSet<Int> = RangeSet(),
    takeKnown: (inout [CheckedRecord], inout ValidationSummary) -> Void = { _, _ in }
  ) async -> FileReading {
    var options = options
    options.content = content
    var reading = FileReading()
    var budget = FindingBudget(FindingBudget.standard)
    await InputRun([path], options).forEachBlock(
      begin: { _, format in
        RepairFinder(validator, format, permission, plan, keeping: kept)
      },
      work: { slices, finder in finder.look(at: slices) },
      take: { event in
        switch event {
        case .block(let outcome):
          reading.summary.add(outcome.summary)
          var records = outcome.checked
          takeKnown(&records, &reading.summary)
          for var record in records {
            budget.admit(&record)
            reading.reported += record.findings
            reading.summary.listed += record.findings.count
          }
          reading.add(outcome)
        case .closed(let ending), .refused(_, let ending): reading.ending = ending
        case .opened, .runFinding: break
        }
        return .proceed
      }
    )
    reading.inputFindings.sort { $0.offset < $1.offset }
    return reading
  }
}

extension FileReading {
  /// Adds the results of the next block.
  fileprivate mutating func add(_ outcome: RepairFinder.Outcome) {
    guesses += outcome.guesses
    repairs += outcome.repairs
    records += outcome.records
    details.merge(outcome.details) { first, _ in first }
    inputFindings += outcome.inputFindings
  }
}

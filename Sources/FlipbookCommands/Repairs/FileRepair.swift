internal import Flipbook

/// Mends one input, as far as it can be proved that it becomes better.
///
/// The input is read with its repairs, again and again until there is nothing left to mend. A repair
/// is kept if afterwards its record is better, at the latest when what came to light is mended too.
struct FileRepair {
  private let path: InputPath
  private var options: SourceOptions
  private let settings: RuleSettings
  private let isBold: Bool
  private var plan = RepairPlan()

  /// What the input is now.
  private(set) var content: PatchedContent
  /// What was found in it, with all repairs so far.
  private(set) var findings = Findings()
  /// How many findings of each rule were mended.
  private(set) var mended: [Rule: Int] = [:]

  /// Nobody needs more than a few; more would be a circle.
  private static let mostRounds = 100

  /// What was found in an input.
  struct Findings {
    /// How reading the input ended.
    var ending = RecordSource.Ending.read
    var summary = ValidationSummary()
    /// How many could be mended by a guess.
    var guesses = 0
    /// The first findings, as many as are told.
    var told: [Diagnostic] = []
    var repairs: [RecordRepair] = []
    /// The state of each record that can be mended, and of others that were asked for.
    var states: [Int: RecordState] = [:]
  }

  /// A repair of a file.
  /// - Parameters:
  ///   - path: the file, of a known size.
  ///   - options: how it is to be read.
  ///   - settings: the rules that count.
  ///   - isBold: whether guesses are made too.
  init(
    _ path: InputPath,
    _ options: SourceOptions,
    _ settings: RuleSettings,
    isBold: Bool
  ) {
    self.path = path
    self.options = options
    self.settings = settings
    self.isBold = isBold
    content = PatchedContent(length: path.size ?? 0)
  }

  /// Mends what can be mended.
  /// - Returns: how reading the input ended, with all repairs.
  mutating func run() async -> RecordSource.Ending {
    findings = await look(at: content)
    guard findings.ending.isWhole else { return findings.ending }
    var rounds = 0
    while !findings.repairs.isEmpty, rounds < Self.mostRounds {
      rounds += 1
      let trial = await trial()
      guard trial.failures.isEmpty else {
        for failure in trial.failures { plan.note(failureOf: failure) }
        findings = await look(at: content)
        continue
      }
      content = trial.content
      findings = trial.after
      for rule in trial.mended.values.joined() { mended[rule, default: 0] += 1 }
    }
    return findings.ending
  }

  /// Looks once more at what the input is now.
  /// - Parameter takeKnown: takes out findings that do not count.
  mutating func lookAgain(
    takeKnown: (inout [CheckedRecord], inout ValidationSummary) -> Void
  ) async {
    findings = await look(at: content, takeKnown: takeKnown)
  }

  /// Tries all repairs that do not touch each other, and those of the same records that they bring
  /// to light.
  private func trial() async -> RepairTrial {
    var trial = RepairTrial(of: content, findings)
    var repairs = findings.repairs
    while !repairs.isEmpty {
      let edits = trial.add(Self.apart(repairs))
      trial.content = trial.content.applying(edits)
      trial.after = await look(at: trial.content, watching: trial.records)
      let unsettled = Set(trial.failures.map(\.record))
      repairs =
        trial.steps < RepairTrial.mostSteps
        ? trial.after.repairs.filter { unsettled.contains($0.record) } : []
    }
    return trial
  }

  /// The repairs whose edits do not touch those of another, in the order of the bytes.
  private static func apart(_ repairs: [RecordRepair]) -> [RecordRepair] {
    let sorted = repairs.sorted { ($0.edits[0].range.lowerBound) < ($1.edits[0].range.lowerBound) }
    var end = -1
    return sorted.filter { repair in
      guard repair.edits[0].range.lowerBound > end else { return false }
      end = repair.edits[repair.edits.count - 1].range.upperBound
      return true
    }
  }

  /// Looks for findings.
  /// - Parameters:
  ///   - content: the input, with some repairs.
  ///   - records: the records whose state is asked for even when they cannot be mended.
  ///   - takeKnown: takes out findings that do not count.
  /// - Returns: the findings.
  private func look(
    at content: PatchedContent,
    watching records: Set<Int> = [],
    takeKnown: (inout [CheckedRecord], inout ValidationSummary) -> Void = { _, _ in }
  ) async -> Findings {
    var options = options
    options.content = content
    var findings = Findings()
    var budget = FindingBudget(FindingLimit.standard)
    let source = RecordSource(path: path, options: options)
    do throws(RecordSource.Obstacle) {
      let stream = try source.open()
      let finder = RepairFinder(settings, stream.format, isBold: isBold, plan, watching: records)
      findings.ending = await source.read(stream, work: finder.look) { outcome in
        findings.summary.add(outcome.summary)
        var records = outcome.records
        takeKnown(&records, &findings.summary)
        for var record in records {
          findings.guesses += record.findings.count { $0.repair?.isSafe == false }
          budget.admit(&record)
          findings.told += record.findings
          findings.summary.told += record.findings.count
        }
        findings.repairs += outcome.repairs
        findings.states.merge(outcome.states) { $0.adding($1) }
      }
    } catch {
      findings.ending = RecordSource.ending(error)
    }
    return findings
  }
}

internal import Flipbook

/// Mends one input, as far as it can be proved that it becomes better.
///
/// The input is read with its repairs, again and again until there is nothing left to mend. A repair
/// is kept if afterwards its rule finds less in the record, and no rule finds more.
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
  /// The records that were mended.
  private(set) var mendedRecords: Set<Int> = []

  /// Nobody needs more than a few; more would be a circle.
  private static let mostRounds = 100

  /// What was found in an input.
  struct Findings {
    var format: String?
    var summary = ValidationSummary()
    var records: [CheckedRecord] = []
    var repairs: [RecordRepair] = []

    /// How often each rule is broken in some records.
    func counts(in numbers: Set<Int>) -> [Int: [Rule: Int]] {
      records.reduce(into: [:]) { counts, record in
        guard numbers.contains(record.number) else { return }
        for finding in record.findings {
          counts[record.number, default: [:]][finding.rule, default: 0] += 1
        }
      }
    }
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
  /// - Returns: how reading the input ended.
  mutating func run() async -> RecordSource.Ending {
    var ending = RecordSource.Ending.read
    (findings, ending) = await look(at: content)
    guard case .read = ending else { return ending }
    var rounds = 0
    while !findings.repairs.isEmpty, rounds < Self.mostRounds {
      rounds += 1
      let repairs = Self.apart(findings.repairs)
      let patched = content.applying(repairs.flatMap(\.edits))
      let (after, _) = await look(at: patched)
      let failures = Self.failures(of: repairs, before: findings, after: after)
      guard failures.isEmpty else {
        for failure in failures { plan.note(failureOf: failure) }
        (findings, _) = await look(at: content)
        continue
      }
      content = patched
      findings = after
      for repair in repairs {
        mendedRecords.insert(repair.record)
        for rule in repair.rules { mended[rule, default: 0] += 1 }
      }
    }
    return ending
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

  /// The repairs after which their rule finds no less in the record, or another rule finds more.
  private static func failures(
    of repairs: [RecordRepair],
    before: Findings,
    after: Findings
  ) -> [RecordRepair] {
    let numbers = Set(repairs.map(\.record))
    let old = before.counts(in: numbers)
    let new = after.counts(in: numbers)
    return repairs.filter { repair in
      let old = old[repair.record] ?? [:]
      let new = new[repair.record] ?? [:]
      return repair.rules.contains { new[$0, default: 0] >= old[$0, default: 0] }
        || new.contains { $0.value > old[$0.key, default: 0] }
    }
  }

  private func look(at content: PatchedContent) async -> (Findings, RecordSource.Ending) {
    var options = options
    options.content = content
    var findings = Findings()
    let source = RecordSource(path: path, options: options)
    do throws(RecordSource.Obstacle) {
      let stream = try source.open()
      findings.format = stream.format.name
      let finder = RepairFinder(settings, stream.format, isBold: isBold, plan)
      let ending = await source.read(stream, work: finder.look) { outcome in
        findings.summary.add(outcome.summary)
        findings.records += outcome.records
        findings.repairs += outcome.repairs
      }
      return (findings, ending)
    } catch {
      return (findings, RecordSource.ending(error))
    }
  }
}

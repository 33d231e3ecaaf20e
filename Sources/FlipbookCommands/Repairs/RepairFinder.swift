internal import Flipbook

/// Looks for findings that can be mended, on any thread.
struct RepairFinder: Sendable {
  private let validator: Validator
  private let format: any RecordFormat
  private let isBold: Bool
  private let plan: RepairPlan
  private let watched: Set<Int>

  /// - Parameters:
  ///   - settings: the rules that count.
  ///   - format: the format of the input.
  ///   - isBold: whether guesses are made too.
  ///   - plan: which repairs have failed before.
  ///   - watched: the records whose state is asked for even when they cannot be mended.
  init(
    _ settings: RuleSettings,
    _ format: any RecordFormat,
    isBold: Bool,
    _ plan: RepairPlan,
    watching watched: Set<Int>
  ) {
    validator = Validator(settings)
    self.format = format
    self.isBold = isBold
    self.plan = plan
    self.watched = watched
  }

  /// What came of a block.
  struct Outcome: Sendable {
    var summary = ValidationSummary()
    /// The records in which something was found.
    var records: [CheckedRecord] = []
    var repairs: [RecordRepair] = []
    /// The state of each record that can be mended, and of those that are watched.
    var states: [Int: RecordState] = [:]
  }

  func look(at slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome()
    for slice in slices {
      let parsed = slice.parsed()
      let validation = validator.validate(parsed)
      outcome.summary.add(validation, of: parsed)
      guard !validation.diagnostics.isEmpty else { continue }
      outcome.records.append(CheckedRecord(parsed, validation.diagnostics))
      let repair = repair(of: parsed, validation.diagnostics)
      if let repair { outcome.repairs.append(repair) }
      guard repair != nil || watched.contains(parsed.number) else { continue }
      let state = RecordState(parsed, validation.diagnostics)
      outcome.states[parsed.number] = outcome.states[parsed.number]?.adding(state) ?? state
    }
    return outcome
  }

  /// The repairs that can be made in a record at once: those that touch different bytes.
  private func repair(of parsed: ParsedRecord, _ findings: [Diagnostic]) -> RecordRepair? {
    var found = RecordRepair(record: parsed.number)
    for finding in findings {
      guard plan.allows(finding.rule, in: parsed.number),
        let repair = finding.repair, repair.isSafe || isBold,
        let edits = edits(of: repair, in: parsed), found.add(edits, for: finding.rule)
      else { continue }
      if plan.isCareful(with: parsed.number) { break }
    }
    return found.rules.isEmpty ? nil : found
  }

  private func edits(of repair: Repair, in parsed: ParsedRecord) -> [Edit]? {
    switch repair.action {
    case .edits(let edits): edits
    case .change(let change):
      format.edits(for: change, in: parsed)?.map { $0.shifted(by: parsed.source.start.offset) }
    }
  }
}

/// What is to be replaced in one record, and which rules ask for it.
struct RecordRepair: Sendable {
  /// The record's number; 0 for the input as a whole.
  let record: Int
  /// In the order of the bytes.
  private(set) var edits: [Edit] = []
  /// A rule for each finding that is mended.
  private(set) var rules: [Rule] = []

  init(record: Int) { self.record = record }

  /// Adds the edits of a repair, unless they touch those of another.
  mutating func add(_ new: [Edit], for rule: Rule) -> Bool {
    guard !new.isEmpty else { return false }
    let all = (edits + new).sorted { a, b in
      (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
    }
    // Two that insert at the same point would have an order that nobody has chosen.
    for (edit, next) in zip(all, all.dropFirst()) {
      guard edit.range.upperBound <= next.range.lowerBound, edit.range != next.range else {
        return false
      }
    }
    edits = all
    rules.append(rule)
    return true
  }
}

/// Which repairs have been found not to mend anything.
struct RepairPlan: Sendable {
  private var careful: Set<Int> = []
  private var refused: [Int: Set<Rule>] = [:]

  /// Whether a rule's findings in a record may be mended.
  func allows(_ rule: Rule, in record: Int) -> Bool {
    !(refused[record]?.contains(rule) ?? false)
  }

  /// Whether the findings of a record are mended one after the other.
  func isCareful(with record: Int) -> Bool { careful.contains(record) }

  /// Takes note that a repair has made a record no better.
  mutating func note(failureOf repair: RecordRepair) {
    if repair.rules.count == 1 { refused[repair.record, default: []].formUnion(repair.rules) }
    careful.insert(repair.record)
  }
}

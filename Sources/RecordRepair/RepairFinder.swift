package import GameRecords
import RecordStreams
import RecordValidation

/// Finds possible repairs, on any thread.
struct RepairFinder: Sendable {
  private let validator: Validator
  private let format: any RecordFormat
  private let permission: RepairPermission
  private let plan: RepairPlan
  private let kept: RangeSet<Int>

  /// - Parameters:
  ///   - validator: checks the rules that count.
  ///   - format: the format of the input.
  ///   - permission: which guesses are allowed.
  ///   - plan: which repairs have failed before.
  ///   - kept: the bytes whose records will be compared with another reading.
  init(
    _ validator: Validator,
    _ format: any RecordFormat,
    _ permission: RepairPermission,
    _ plan: RepairPlan,
    keeping kept: RangeSet<Int>
  ) {
    self.validator = validator
    self.format = format
    self.permission = permission
    self.plan = plan
    self.kept = kept
  }

  /// The result of a block.
  struct Outcome: Sendable {
    var summary = ValidationSummary()
    /// The records with findings.
    var checked: [CheckedRecord] = []
    var guesses = 0
    var repairs: [RepairGroup] = []
    var records: [RecordMark] = []
    var details: [Int: RecordDetail] = [:]
    var inputFindings: [InputMark] = []
  }

  func look(at slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome()
    for slice in slices {
      let parsed = slice.parsed()
      let validation = validator.validate(parsed)
      outcome.summary.add(validation, of: parsed)
      mark(parsed, validation, in: &outcome)
      guard !validation.findings.isEmpty else { continue }
      outcome.checked.append(CheckedRecord(parsed, validation.findings))
      outcome.repairs += repairs(of: parsed, validation.findings, &outcome.guesses)
    }
    return outcome
  }

  // MARK: - Comparison

  private func mark(_ parsed: ParsedRecord, _ validation: Validation, in outcome: inout Outcome) {
    let findings = validation.findings
    guard parsed.isRecord else {
      outcome.inputFindings += findings.map { finding in
        InputMark(offset: finding.place.start?.offset ?? 0, rule: finding.rule)
      }
      return
    }
    let mark = RecordMark(parsed)
    outcome.records.append(mark)
    let isKept = kept.touches(mark.start..<max(mark.bytes.upperBound, mark.start + 1))
    guard !findings.isEmpty || !parsed.isWhole || isKept else { return }
    let error = parsed.findings.first { $0.severity == .error }
    let mayChange = !parsed.isWhole || findings.contains { $0.repair != nil }
    let detail = RecordDetail(
      rules: findings.map(\.rule),
      unread: error.map { $0.place.start?.offset ?? mark.start },
      isUnplayed: validation.hasUnplayedMoves,
      parsed: isKept || mayChange ? parsed : nil
    )
    outcome.details[mark.start] = outcome.details[mark.start]?.adding(detail) ?? detail
  }

  // MARK: - Possible repairs

  /// Returns the repairs that can be made at once: those that touch different bytes.
  ///
  /// Findings about the input as a whole may be anywhere, and are repaired separately.
  private func repairs(
    of parsed: ParsedRecord,
    _ findings: [Finding],
    _ guesses: inout Int
  ) -> [RepairGroup] {
    let start = parsed.source.start.offset
    var record = RepairGroup(
      record: parsed.number,
      start..<start + parsed.source.bytes.count
    )
    let limit = plan.limit(of: record)
    var groups: [RepairGroup] = []
    for finding in findings {
      // A text that was not understood completely must not be changed.
      guard let repair = finding.repair, !repair.changesRecord || parsed.isWhole,
        let edits = edits(of: repair, in: parsed),
        let first = edits.map(\.range.lowerBound).min()
      else { continue }
      let isGuess = !repair.isSafe
      if isGuess { guesses += 1 }
      let key = RepairKey(rule: finding.rule, offset: first)
      guard plan.allows(key), !isGuess || permission.allows(guessOf: finding.rule) else { continue }
      if parsed.isRecord {
        if record.keys.count < limit { record.add(edits, for: key, isGuess: isGuess) }
      } else {
        let offset = finding.place.start?.offset ?? first
        var group = RepairGroup(record: 0, offset..<offset + finding.place.length)
        group.add(edits, for: key, isGuess: isGuess)
        groups.append(group)
      }
    }
    return record.keys.isEmpty ? groups : groups + [record]
  }

  private func edits(of repair: Repair, in parsed: ParsedRecord) -> [Edit]? {
    switch repair.action {
    case .edits(let edits): edits
    case .change(let change):
      format.edits(for: change, in: parsed)?.map { $0.shifted(by: parsed.source.start.offset) }
    }
  }
}

/// The guesses that the user allows.
package struct RepairPermission: Sendable {
  /// Whether all are allowed.
  let allowsAll: Bool
  /// The rules, each named by itself, whose guesses are allowed.
  let named: Set<Rule>

  /// Creates a permission.
  package init(allowsAll: Bool = false, named: Set<Rule> = []) {
    self.allowsAll = allowsAll
    self.named = named
  }

  func allows(guessOf rule: Rule) -> Bool { allowsAll || named.contains(rule) }
}

extension Repair {
  /// Whether the repair changes the record, so that its format makes the edits.
  fileprivate var changesRecord: Bool {
    if case .change = action { true } else { false }
  }
}

extension RecordDetail {
  /// Returns the details of a record that is read in parts.
  fileprivate func adding(_ other: RecordDetail) -> RecordDetail {
    RecordDetail(
      rules: rules + other.rules,
      unread: unread ?? other.unread,
      isUnplayed: isUnplayed || other.isUnplayed,
      parsed: parsed ?? other.parsed
    )
  }
}

import Flipbook
import TerminalPlay

/// Validates blocks of records, on any thread.
struct BlockChecker: Sendable {
  private let validator: Validator
  /// How many findings of each severity are told of an input.
  let limit: Int
  /// Whether more findings are kept, since nobody knows yet which will be told.
  private let keepsAll: Bool
  /// Whether records are kept in which nothing was found.
  private let listsEveryRecord: Bool

  init(
    _ settings: RuleSettings,
    limit: Int,
    keepsAll: Bool,
    listsEveryRecord: Bool
  ) {
    validator = Validator(settings)
    self.limit = limit
    self.keepsAll = keepsAll
    self.listsEveryRecord = listsEveryRecord
  }

  /// What came of a block.
  struct Outcome: Sendable {
    var summary = ValidationSummary()
    var records: [CheckedRecord] = []
  }

  func check(_ slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome()
    var budget = FindingBudget(keepsAll ? .max : limit)
    // Looked at in place: the copies of an archive's slices would cost more than parsing them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        var validation = validator.validate(parsed)
        if Quietness.isQuiet { validation.findings.removeAll { $0.severity < .error } }
        outcome.summary.add(validation, of: parsed)
        guard listsEveryRecord || !validation.findings.isEmpty else { continue }
        var record = CheckedRecord(parsed, validation.findings)
        budget.admit(&record)
        if listsEveryRecord || !record.findings.isEmpty { outcome.records.append(record) }
      }
    }
    return outcome
  }
}

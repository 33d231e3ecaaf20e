package import GameRecords

/// Validates blocks of records, on any thread.
package struct BlockChecker: Sendable {
  private let validator: Validator
  /// The number of findings of each severity that are listed for an input.
  package let limit: Int
  /// Whether more findings are kept, since it is not known yet which will be listed.
  private let keepsAll: Bool
  /// Whether records without findings are kept.
  private let listsEveryRecord: Bool

  package init(
    _ validator: Validator,
    limit: Int,
    keepsAll: Bool,
    listsEveryRecord: Bool
  ) {
    self.validator = validator
    self.limit = limit
    self.keepsAll = keepsAll
    self.listsEveryRecord = listsEveryRecord
  }

  /// The result of a block.
  package struct Outcome: Sendable {
    package var summary = ValidationSummary()
    package var records: [CheckedRecord] = []
  }

  /// Validates the records of a block.
  package func check(_ slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome()
    // No block needs to keep more than an input may report. Which of these are reported is known
    // only after the blocks before it, so the budget of the input is applied again when the blocks
    // are taken in order.
    var budget = FindingBudget(keepsAll ? .max : limit)
    // Read in place: copying an archive's slices would cost more than parsing them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        let validation = validator.validate(parsed)
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

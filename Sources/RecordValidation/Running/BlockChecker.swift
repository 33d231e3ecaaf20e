package import GameRecords

/// Validates blocks of records, on any thread.
package struct BlockChecker: Sendable {
  private let validator: Validator
  /// How many findings of each severity are reported for an input.
  package let limit: Int
  /// Whether more findings are kept, since nobody knows yet which will be reported.
  private let keepsAll: Bool
  /// Whether records are kept in which nothing was found.
  private let listsEveryRecord: Bool
  /// Whether only errors are reported.
  private let isQuiet: Bool

  package init(
    _ validator: Validator,
    limit: Int,
    keepsAll: Bool,
    listsEveryRecord: Bool,
    isQuiet: Bool = false
  ) {
    self.validator = validator
    self.isQuiet = isQuiet
    self.limit = limit
    self.keepsAll = keepsAll
    self.listsEveryRecord = listsEveryRecord
  }

  /// What came of a block.
  package struct Outcome: Sendable {
    package var summary = ValidationSummary()
    package var records: [CheckedRecord] = []
  }

  /// Validates the records of a block.
  package func check(_ slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome()
    // No block needs to keep more than an input may report; what of it that does is only known when
    // the blocks before it have come, so that the budget of the input is applied again where they
    // are taken in their order.
    var budget = FindingBudget(keepsAll ? .max : limit)
    // Looked at in place: the copies of an archive's slices would cost more than parsing them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        var validation = validator.validate(parsed)
        if isQuiet { validation.findings.removeAll { $0.severity < .error } }
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

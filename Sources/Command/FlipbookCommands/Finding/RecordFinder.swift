import Flipbook

/// Finds the records of blocks that match a query, on any thread.
struct RecordFinder: Sendable {
  let query: Query
  /// The columns of the list; `nil` if records are only counted.
  let columns: RecordColumns?
  /// The order of the list; `nil` if the records stay as they are.
  let order: RecordOrder?
  /// Whether to count what was played next.
  let countsNextMoves: Bool

  /// The result of a block.
  struct Outcome: Sendable {
    /// The number of records, as far as they could be read.
    var total = 0
    /// The number of records that match.
    var count = 0
    var records: [MatchedRecord] = []
    var nextMoves = NextMoves()
    /// The first findings about the input as a whole, and about records that could not be read.
    var findings: [Finding] = []
    fileprivate var budget = ReadingReport.budget
    /// Whether any of these is an error, reported or not.
    var hasErrors = false
  }

  func find(in slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome()
    // Read in place: copying an archive's slices would cost more than reading them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices { find(slices[index].parsed(), &outcome) }
    }
    return outcome
  }

  private func find(_ parsed: ParsedRecord, _ outcome: inout Outcome) {
    guard parsed.hasRecord else {
      let findings = ReadingReport.findings(about: parsed)
      if findings.contains(where: { $0.severity == .error }) { outcome.hasErrors = true }
      outcome.findings += findings.filter { outcome.budget.admits($0) }
      return
    }
    outcome.total += 1
    guard let match = query.match(parsed) else { return }
    outcome.count += 1
    if let columns {
      outcome.records.append(
        MatchedRecord(columns.values(of: parsed), match, order?.key(of: parsed))
      )
    }
    if countsNextMoves { outcome.nextMoves.add(parsed, match) }
  }
}

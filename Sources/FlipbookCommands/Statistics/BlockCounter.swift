internal import Flipbook

/// Counts what is in blocks of records, on any thread.
struct BlockCounter: Sendable {
  private let empty: GameStatistics

  init(openingPlies: Int) {
    empty = GameStatistics(openingPlies: openingPlies, isPart: true)
  }

  /// What came of a block.
  struct Outcome: Sendable {
    var statistics: GameStatistics
    /// What was found in the input as a whole, apart from its records, and why records are missing.
    var findings: [Diagnostic] = []
  }

  func count(_ slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome(statistics: empty)
    // Looked at in place: the copies of an archive's slices would cost more than parsing them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        outcome.statistics.add(parsed)
        guard !parsed.hasRecord, outcome.findings.count < StatisticsRun.mostFindings else {
          continue
        }
        outcome.findings += parsed.diagnostics.filter {
          !parsed.isRecord || $0.severity == .error
        }
      }
    }
    return outcome
  }
}

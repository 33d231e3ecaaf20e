import Flipbook

/// Counts what is in blocks of records, on any thread.
struct BlockCounter: Sendable {
  private let empty: GameStatistics
  /// Whether a game is counted once only.
  private let isUnique: Bool

  init(openingPlies: Int, isUnique: Bool) {
    empty = GameStatistics(openingPlies: openingPlies, isPart: true)
    self.isUnique = isUnique
  }

  /// What came of a block.
  struct Outcome: Sendable {
    var statistics: GameStatistics
    /// Games that are counted unless they came before, which is not known yet.
    var games: [(key: GameKey, parsed: ParsedRecord)] = []
    /// What was found in the input as a whole, apart from its records, and why records are missing.
    var findings: [Finding] = []
  }

  func count(_ slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome(statistics: empty)
    // Looked at in place: the copies of an archive's slices would cost more than parsing them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        if isUnique, let record = parsed.record {
          outcome.games.append((GameKey(of: record), parsed))
        } else {
          outcome.statistics.add(parsed)
        }
        guard !parsed.hasRecord, outcome.findings.count < StatisticsRun.mostFindings else {
          continue
        }
        outcome.findings += parsed.findings.filter {
          !parsed.isRecord || $0.severity == .error
        }
      }
    }
    return outcome
  }
}

import Flipbook

/// Counts the records of blocks, on any thread.
struct BlockCounter: Sendable {
  private let empty: GameStatistics
  /// Whether each game is counted only once.
  private let isUnique: Bool

  init(openingPlies: Int, isUnique: Bool) {
    empty = GameStatistics(openingPlies: openingPlies, isPart: true)
    self.isUnique = isUnique
  }

  /// The result of counting a block.
  struct Outcome: Sendable {
    var statistics: GameStatistics
    /// Games to count unless they appeared in earlier blocks, which is not known yet.
    var games: [(key: GameKey, parsed: ParsedRecord)] = []
    /// Findings about the input as a whole, and about records that could not be read.
    var findings: [Finding] = []
  }

  func count(_ slices: [RecordSlice]) -> Outcome {
    var outcome = Outcome(statistics: empty)
    var budget = ReadingReport.budget
    // Read in place: copying an archive's slices would cost more than reading them.
    slices.withUnsafeBufferPointer { slices in
      for index in slices.indices {
        let parsed = slices[index].parsed()
        if isUnique, let record = parsed.record {
          outcome.games.append((record.key, parsed))
        } else {
          outcome.statistics.add(parsed)
        }
        outcome.findings += ReadingReport.findings(about: parsed).filter { budget.admits($0) }
      }
    }
    return outcome
  }
}

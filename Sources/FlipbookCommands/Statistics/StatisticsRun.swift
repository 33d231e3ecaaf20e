internal import Flipbook

/// Adds up what is in the inputs of a run, and tells what could not be read.
struct StatisticsRun {
  private(set) var statistics: GameStatistics
  private let messages = Messages()
  /// How many findings about the input that was opened last were told.
  private var told = 0
  /// How many records there were before it.
  private var recordsBefore = 0

  /// How many findings about one input as a whole, and about records that are missing, are told.
  static let mostFindings = 10

  init(openingPlies: Int) {
    statistics = GameStatistics(openingPlies: openingPlies)
  }

  /// How the run ends.
  var status: ExitStatus { statistics.unreadableFiles > 0 ? .unreadable : .clean }

  /// Takes note of what happens.
  mutating func add(_ event: InputEvent<BlockCounter, BlockCounter.Outcome>) {
    switch event {
    case .opened:
      told = 0
      recordsBefore = statistics.records.total
    case .block(let outcome):
      statistics.add(outcome.statistics)
      for finding in outcome.findings.prefix(Self.mostFindings - told) {
        messages.show(finding)
        told += 1
      }
    case .closed(let failure):
      if let failure { messages.show(failure) }
      // An input without any record is as good as unreadable.
      if failure == nil, statistics.records.total > recordsBefore {
        statistics.files += 1
      } else {
        statistics.unreadableFiles += 1
      }
    case .refused(_, let failure):
      messages.show(failure)
      statistics.unreadableFiles += 1
    case .remark(let remark):
      if remark.severity == .error { statistics.unreadableFiles += 1 }
      messages.show(remark)
    }
  }
}

import Flipbook
import TerminalOutput

/// Adds up the statistics of a run's inputs, and reports what could not be read.
struct StatisticsRun {
  private(set) var statistics: GameStatistics
  private let messages = Messages()
  private var report: ReadingReport
  /// The games counted so far, if each is counted only once.
  private var games: Set<GameKey> = []
  /// The number of records left out because their game appeared before.
  private var repetitions = 0

  init(openingPlies: Int) {
    statistics = GameStatistics(openingPlies: openingPlies)
    report = ReadingReport(messages)
  }

  /// The exit status of the run.
  var status: ExitStatus { report.hasFailures ? .unreadable : .clean }

  /// Counts the inputs, and reports how many repeated games were left out.
  mutating func end() {
    statistics.files = report.files
    statistics.unreadableFiles = report.unreadable
    messages.report(repetitions: repetitions)
  }

  /// Handles an event.
  mutating func add(_ event: InputEvent<BlockCounter, BlockCounter.Outcome>) {
    report.add(event)
    guard case .block(let outcome) = event else { return }
    statistics.add(outcome.statistics)
    for (key, parsed) in outcome.games {
      if games.insert(key).inserted { statistics.add(parsed) } else { repetitions += 1 }
    }
    report.show(outcome.findings)
  }
}

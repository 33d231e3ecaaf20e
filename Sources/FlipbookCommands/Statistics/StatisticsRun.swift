import Flipbook
import TerminalPlay

/// Adds up the statistics of a run's inputs, and reports what could not be read.
struct StatisticsRun {
  private(set) var statistics: GameStatistics
  private let messages = Messages()
  /// The number of findings reported about the current input.
  private var reported = 0
  /// The games counted so far, if each is counted only once.
  private var games: Set<GameKey> = []
  /// The number of records left out because their game appeared before.
  private var repetitions = 0
  /// Whether a selected record is missing.
  private var isIncomplete = false

  /// The maximum number of findings reported about one input as a whole and its unreadable records.
  static let mostFindings = 10

  init(openingPlies: Int) {
    statistics = GameStatistics(openingPlies: openingPlies)
  }

  /// The exit status of the run.
  var status: ExitStatus {
    statistics.unreadableFiles > 0 || isIncomplete ? .unreadable : .clean
  }

  /// Reports how many repeated games were left out.
  func end() { messages.report(repetitions: repetitions) }

  /// Handles an event.
  mutating func add(_ event: InputEvent<BlockCounter, BlockCounter.Outcome>) {
    switch event {
    case .opened: reported = 0
    case .block(let outcome):
      statistics.add(outcome.statistics)
      for (key, parsed) in outcome.games {
        if games.insert(key).inserted { statistics.add(parsed) } else { repetitions += 1 }
      }
      for finding in outcome.findings.prefix(Self.mostFindings - reported) {
        messages.show(finding)
        reported += 1
      }
    case .closed(.read), .closed(.fewer): statistics.files += 1
    case .closed(.incomplete(let finding)):
      messages.show(finding)
      statistics.files += 1
      isIncomplete = true
    case .refused(_, .skipped): break
    // An input without any record counts as unreadable.
    case .closed(let ending), .refused(_, let ending):
      if let failure = ending.failure { messages.show(failure) }
      statistics.unreadableFiles += 1
    case .runFinding(let finding):
      if finding.severity == .error { statistics.unreadableFiles += 1 }
      messages.show(finding)
    }
  }
}

import Flipbook
import TerminalPlay

/// Adds up what is in the inputs of a run, and tells what could not be read.
struct StatisticsRun {
  private(set) var statistics: GameStatistics
  private let messages = Messages()
  /// How many findings about the input that was opened last were reported.
  private var reported = 0
  /// The games that were counted, when each counts once.
  private var games: Set<GameKey> = []
  /// Records that were left out because their game came before.
  private var repetitions = 0
  /// Whether a record that was chosen is missing.
  private var isIncomplete = false

  /// How many findings about one input as a whole, and about records that are missing, are told.
  static let mostFindings = 10

  init(openingPlies: Int) {
    statistics = GameStatistics(openingPlies: openingPlies)
  }

  /// How the run ends.
  var status: ExitStatus {
    statistics.unreadableFiles > 0 || isIncomplete ? .unreadable : .clean
  }

  /// Tells what was left out.
  func end() { messages.report(repetitions: repetitions) }

  /// Takes note of what happens.
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
    // An input without any record is as good as unreadable.
    case .closed(let ending), .refused(_, let ending):
      if let failure = ending.failure { messages.show(failure) }
      statistics.unreadableFiles += 1
    case .remark(let remark):
      if remark.severity == .error { statistics.unreadableFiles += 1 }
      messages.show(remark)
    }
  }
}

import Flipbook
import TerminalOutput

/// Reports what of a run's inputs cannot be read, and counts the inputs.
struct ReadingReport {
  private let messages: Messages
  /// How many more findings may be reported about the current input.
  private var budget = Self.budget
  /// Inputs that were read.
  private(set) var files = 0
  /// Inputs that could not be read; one without any record counts too.
  private(set) var unreadable = 0
  /// Whether a selected record is missing.
  private var isIncomplete = false

  /// The findings that may be reported about one input as a whole and its unreadable records.
  static let budget = FindingBudget(10)

  init(_ messages: Messages) { self.messages = messages }

  /// Whether something that should have been read was not.
  var hasFailures: Bool { unreadable > 0 || isIncomplete }

  /// Returns the findings about an input as a whole, or about why a record could not be read; none
  /// about a record that was read.
  static func findings(about parsed: ParsedRecord) -> [Finding] {
    parsed.hasRecord
      ? [] : parsed.findings.filter { !parsed.isRecord || $0.severity == .error }
  }

  /// Reports the first findings about the current input.
  mutating func show(_ findings: [Finding]) {
    for finding in findings where budget.admits(finding) { messages.show(finding) }
  }

  /// Handles an event, apart from the records of a block.
  mutating func add(_ event: InputEvent<some Sendable, some Sendable>) {
    switch event {
    case .opened: budget = Self.budget
    case .closed(.read), .closed(.fewer): files += 1
    case .closed(.incomplete(let finding)):
      messages.show(finding)
      files += 1
      isIncomplete = true
    case .block, .refused(_, .skipped): break
    case .closed(let ending), .refused(_, let ending):
      if let failure = ending.failure { messages.show(failure) }
      unreadable += 1
    case .runFinding(let finding):
      if finding.severity == .error { unreadable += 1 }
      messages.show(finding)
    }
  }
}

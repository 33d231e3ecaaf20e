import Flipbook
import TerminalOutput

/// Reports the findings about the records of a run, up to a limit.
final class ReportedFindings {
  private let messages: Messages
  private var budget: FindingBudget
  private var unreported = 0

  /// Creates a reporter.
  /// - Parameters:
  ///   - limit: how many findings of each severity are reported.
  ///   - messages: where they are shown.
  init(_ limit: Int, _ messages: Messages) {
    self.messages = messages
    budget = FindingBudget(limit)
  }

  /// Reports the findings about a record.
  func show(_ prepared: PreparedRecord) {
    for finding in prepared.findings { show(finding) }
    unreported += prepared.unreported
  }

  /// Reports a finding.
  func show(_ finding: Finding) {
    if budget.admits(finding) { messages.show(finding) } else { unreported += 1 }
  }

  /// Reports how many findings were not reported.
  func end() {
    if unreported > 0 { messages.note("and \(Words.count(unreported)) more findings") }
  }
}

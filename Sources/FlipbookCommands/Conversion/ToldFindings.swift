import Flipbook
import TerminalPlay

/// Tells what is found about the records of a run, as long as it is not too much to be read.
final class ToldFindings {
  private let messages: Messages
  private var budget: FindingBudget
  private var untold = 0

  /// Nothing is told yet.
  /// - Parameters:
  ///   - limit: how many findings of each severity are told.
  ///   - messages: where they are told.
  init(_ limit: Int, _ messages: Messages) {
    self.messages = messages
    budget = FindingBudget(limit)
  }

  /// Tells what was found about a record.
  func show(_ prepared: PreparedRecord) {
    for finding in prepared.findings { show(finding) }
    untold += prepared.untold
  }

  /// Tells a finding.
  func show(_ finding: Finding) {
    if budget.admits(finding) { messages.show(finding) } else { untold += 1 }
  }

  /// Tells how many findings were not told.
  func end() {
    if untold > 0 { messages.remark("and \(Words.count(untold)) more findings") }
  }
}

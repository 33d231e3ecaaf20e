import GameRecords
import PuzzleRules

/// A panel is in two cells.
enum PanelTwice: SingleRule {
  static let rule = Rule(2102, "panel-twice", .error, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    let help = subject.missingPanels
    for problem in subject.cellProblems {
      guard case .duplicate(let panel, let first, let second) = problem, panel > 0 else { continue }
      let message = "panel \(panel) appears twice, at \(first) and \(second)"
      report(subject.finding(rule, message, help: help, atCell: second))
    }
  }
}

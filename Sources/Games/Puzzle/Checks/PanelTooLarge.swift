import GameRecords
import PuzzleRules

/// A number is larger than that of the last panel.
enum PanelTooLarge: SingleRule {
  static let rule = Rule(2103, "panel-too-large", .error, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    let help = subject.missingPanels
    for problem in subject.cellProblems {
      guard case .numberTooLarge(let number, let cell, let largest) = problem else { continue }
      let message = "panel \(number) at \(cell) is larger than the last panel, \(largest)"
      report(subject.finding(rule, message, help: help, atCell: cell))
    }
  }
}

import GameRecords
import PuzzleRules

/// A number is larger than that of the last panel.
enum PanelTooLarge: SingleRule {
  static let rule = Rule(
    2103,
    "panel-too-large",
    .error,
    "A panel number must not be larger than the number of panels.",
    why: "A board has one panel less than cells, numbered from 1. With a larger number, another "
      + "panel or the open cell is missing, and nothing can be played.",
    fix: "Write the number that is missing, or 0 if it is the open cell.",
    example: RuleExample("puzzle", "1 2\n\(wrong: "4") 0\n")
  )

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    let help = subject.missingPanels
    for problem in subject.cellProblems {
      guard case .numberTooLarge(let number, let cell, let largest) = problem else { continue }
      let message = "panel \(number) at \(cell) is larger than the last panel, \(largest)"
      report(subject.finding(rule, message, help: help, atCell: cell))
    }
  }
}

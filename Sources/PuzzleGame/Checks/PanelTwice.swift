import GameRecords
import PuzzleRules

/// A panel is in two cells.
enum PanelTwice: SingleRule {
  static let rule = Rule(
    2102,
    "panel-twice",
    .error,
    "A panel must not appear twice.",
    why: "One of the two is a typing error, and the panel that belongs there is missing. "
      + "Nothing can be played from such a start.",
    fix: "Write the panel that is missing in one of the two cells.",
    example: RuleExample("puzzle", "1 2 3\n4 5 6\n7 \(wrong: "7") 0\n")
  )

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    let help = subject.missingPanels
    for problem in subject.cellProblems {
      guard case .duplicate(let panel, let first, let second) = problem, panel > 0 else { continue }
      let message = "panel \(panel) appears twice, at \(first) and \(second)"
      report(subject.finding(rule, message, help: help, atCell: second))
    }
  }
}

import GameRecords
import PuzzleRules

/// There is an open cell where a panel should be, or a cell is missing.
///
/// With the right number of cells, a panel can be missing only if a number is too large or appears
/// twice. The first has a rule of its own, and so has the second unless the number is that of the
/// open cell. Formats with rows cannot have another number of cells, but records can.
enum PanelMissing: SingleRule {
  static let rule = Rule(2101, "panel-missing", .error, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    let start = subject.record.start
    let cellCount = start.size.cellCount
    guard start.numbers.count == cellCount else {
      let message =
        "the layout has \(start.numbers.count) cells, and \(start.size) has \(cellCount)"
      report(subject.finding(rule, message, at: .start))
      return
    }
    let help = subject.missingPanels
    for problem in subject.cellProblems {
      guard case .duplicate(0, let first, let second) = problem else { continue }
      let message = "the open cell appears twice, at \(first) and \(second): a panel is missing"
      report(subject.finding(rule, message, help: help, atCell: second))
    }
  }
}

import GameRecords
import PuzzleRules

/// A panel slides that is not beside the open cell.
enum IllegalSlide: SingleRule {
  static let rule = Rule(2105, "illegal-slide", .error, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard case .slide(let ply, let panel, _, let puzzle) = subject.attempt.problem else { return }
    let cell = panel == 0 ? nil : puzzle.cell(of: panel)
    let message: String
    if panel == 0 {
      message = "0 is the open cell, not a panel that can slide"
    } else if let cell {
      message = "panel \(panel) at \(cell) is not beside the open cell at \(puzzle.openCell)"
    } else {
      message = "there is no panel \(panel) on a board of \(puzzle.size)"
    }
    let movable = puzzle.movablePanels.map(String.init).joined(separator: " ")
    report(
      subject.finding(
        rule,
        message,
        help: "panels that can slide: \(movable)",
        at: .move(ply),
        else: [.start],
        ply: ply,
        square: cell?.description,
        position: puzzle
      )
    )
  }
}

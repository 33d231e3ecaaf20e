import GameRecords
import ReversiRules

/// A move as one board on which the placed disk bears 1 and the turned disks 2, 3, … in flip
/// order, as the app's specification draws it.
struct OrderFigure {
  let text: String

  init(_ step: ReplayStep) {
    text =
      "move \(step.ply): \(step.side.symbol) \(step.move)\n"
      + NumberedBoard(Diagram(order: step)).text
  }
}

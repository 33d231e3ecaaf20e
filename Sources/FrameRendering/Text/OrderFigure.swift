import GameRecords
import ReversiRules

/// A move as one board on which the placed disk has number 1 and the flipped disks 2, 3, … in flip
/// order, as in the app's specification.
struct OrderFigure {
  let text: String

  init(_ step: ReplayStep) {
    text =
      "move \(step.ply): \(step.side.symbol) \(step.move)\n"
      + NumberedBoard(Diagram(order: step)).text
  }
}

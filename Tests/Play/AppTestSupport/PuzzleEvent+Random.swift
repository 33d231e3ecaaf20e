package import Apps
import PuzzleRules
package import TestSupport

extension PuzzleEvent {
  /// Returns a random event in a state, mostly one that continues the game.
  package static func random(
    in state: PuzzleState,
    using generator: inout SeededGenerator
  ) -> PuzzleEvent {
    let size = state.puzzle.size
    let isLate = Int.random(in: 0...9, using: &generator) == 0
    let cell = Cell(
      column: .random(in: -1...size.columns, using: &generator),
      row: .random(in: -1...size.rows, using: &generator)
    )
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return .started(nil)
    case 1: return .started(state.save)
    case 2: return .shufflePressed
    case 3: return state.shuffle(using: &generator)
    case 4...6: return .shuffleCancelled
    case 7...10: return .undone
    case 11...18: return .tapped(cell)
    case 19...24: return .slid(SlideDirection.allCases.randomElement(using: &generator) ?? .up)
    case 25...28: return .typed(.random(in: -1...size.cellCount, using: &generator))
    default: return .slideDone(work: isLate ? WorkToken(0) : state.work)
    }
  }
}

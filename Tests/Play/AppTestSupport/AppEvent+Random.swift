package import Apps
import GameRecords
import ReversiRules
package import TestSupport

extension AppEvent {
  /// Returns a random event in a state, mostly one that continues the game.
  package static func random(in state: AppState, using generator: inout SeededGenerator) -> AppEvent
  {
    let isLate = Int.random(in: 0...9, using: &generator) == 0
    let work = WorkToken(max(0, state.work.number - (isLate ? 1 : 0)))
    let squares = Array(state.position.board.size.squares)
    let legal = Array(state.position.legalMoves)
    let square =
      (Bool.random(using: &generator) ? legal.randomElement(using: &generator) : nil)
      ?? squares.randomElement(using: &generator) ?? squares[0]
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: return .started(nil)
    case 1: return .started(AppSave(position: state.position))
    case 2...4:
      return .modeChanged(
        Bool.random(using: &generator) ? .dark : .light,
        Bool.random(using: &generator) ? .manual : .computer
      )
    case 5: return .resetPressed
    case 6: return .resetConfirmed
    case 7...8: return .resetCancelled
    case 9: return .undone(AppSave(position: .initial(size: state.position.board.size)))
    case 10...13: return .passDismissed
    case 14...20: return .tapped(square)
    case 21...27: return .computerChose(square, work: work)
    default: return .diskChanged(work: work)
    }
  }
}

import GameRecords
import PuzzleRules

/// A condition on a transition of the app.
public enum PuzzleGuard: String, Hashable, CaseIterable, Sendable {
  case appHasStarted = "the app has started"
  case questionIsOpen = "the shuffle question is open"
  case questionIsClosed = "no shuffle question is open"
  case recordHasRoom = "the record has room for more slides"
  case panelsCanSlide = "the panel is in line with the open cell"
  case workIsCurrent = "the slide was not stopped"
  case slideIsLast = "no panel remains"
  case puzzleIsSolved = "the slides have led to the goal"
  case hasSlides = "there are slides"
  case shuffleFits = "the new puzzle has the same size, is solvable and not solved"
}

extension PuzzleState {
  /// Whether a guard holds now.
  /// - Parameters:
  ///   - condition: the guard.
  ///   - event: the event that is handled; `nil` for a transition that needs none.
  /// - Returns: whether it holds.
  func holds(_ condition: PuzzleGuard, for event: PuzzleEvent?) -> Bool {
    switch condition {
    case .appHasStarted: phase != .start
    case .questionIsOpen: question == .open
    case .questionIsClosed: question == .closed
    case .recordHasRoom: slideCount + PuzzleSize.range.upperBound <= Limits.slides
    case .panelsCanSlide:
      event?.cell(in: puzzle).map { !panels(slidingTo: $0).isEmpty } ?? false
    case .workIsCurrent: event?.work == work
    case .slideIsLast: running.count == 1
    case .puzzleIsSolved: save.isSolved
    case .hasSlides: slideCount > 0
    case .shuffleFits: event?.shuffled.map(fits) ?? false
    }
  }

  /// Whether a puzzle can be the start of a new game.
  private func fits(_ puzzle: Puzzle) -> Bool {
    puzzle.size == self.puzzle.size && puzzle.isSolvable(save.goal) && !puzzle.isSolved(save.goal)
  }
}

extension PuzzleEvent {
  /// The puzzle that the event begins with.
  var shuffled: Puzzle? { if case .shuffleConfirmed(let puzzle) = self { puzzle } else { nil } }
}

import GameRecords
import PuzzleRules

/// Why the app ignores an event.
public struct PuzzleRefusal: Error, Hashable, Sendable {
  /// The event.
  public let event: PuzzleEvent
  /// The state in which it makes no sense.
  public let state: PuzzleState
  /// The condition that does not hold; `nil` if the tables have no transition for such an event.
  public let failedGuard: PuzzleGuard?
}

extension PuzzleRefusal: CustomStringConvertible {
  /// The reason, in words that can follow “because”.
  public var description: String {
    switch failedGuard {
    case .questionIsOpen: "there is no question to answer"
    case .workIsCurrent: stoppedWork
    case .panelsCanSlide: whyNothingSlides
    case .recordHasRoom:
      "a record has at most \(Words.count(Limits.slides)) slides; shuffle, or take some back"
    case .hasSlides: "there is no slide to take back"
    case .shuffleFits: "the new puzzle has another size, is unsolvable or already solved"
    case nil: withoutTransition
    default: state.situation
    }
  }

  /// The reason if the tables have no transition.
  private var withoutTransition: String {
    switch event {
    case .started: "it has already started"
    case _ where state.phase == .start: state.situation
    case .slideDone: stoppedWork
    case .shufflePressed: "the shuffle question is already open"
    case .shuffleCancelled, .shuffleConfirmed: "there is no question to answer"
    default: state.situation
    }
  }

  private var stoppedWork: String { "that slide was stopped or never requested" }

  private var whyNothingSlides: String {
    switch event {
    case .slid(let direction): "no panel can slide \(direction.rawValue)"
    case .typed(let panel) where event.cell(in: state.puzzle) == nil:
      "there is no panel \(panel)"
    default:
      (event.cell(in: state.puzzle).flatMap(state.obstacle) ?? .noSuchPanel).description
    }
  }
}

extension PuzzleState {
  /// Returns why no panel can slide so that a cell becomes the open one; `nil` if some can.
  func obstacle(to cell: Cell) -> SlideError? {
    var next = puzzle
    do throws(SlideError) {
      try next.slideLine(at: cell)
      return nil
    } catch {
      return error
    }
  }

  /// What the app is doing, in words that can follow “because”.
  public var situation: String {
    if question == .open, phase != .start { return "the shuffle question is open" }
    return switch phase {
    case .start, .nextSlide: "it has not started yet"
    case .waiting: "a person has to slide a panel"
    case .sliding: "panel \(running.last ?? 0) is sliding"
    case .solved: "the puzzle is solved"
    }
  }
}

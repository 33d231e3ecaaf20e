import GameRecords
import ReversiRules

/// Why the app ignores an event.
public struct AppRefusal: Error, Hashable, Sendable {
  /// The event.
  public let event: AppEvent
  /// The state in which it makes no sense.
  public let state: AppState
  /// The condition that does not hold; `nil` if the tables have no transition for such an event.
  public let failedGuard: AppGuard?

  init(_ event: AppEvent, in state: AppState, _ failedGuard: AppGuard?) {
    (self.event, self.state, self.failedGuard) = (event, state, failedGuard)
  }
}

extension AppRefusal: CustomStringConvertible {
  /// The reason, in words that can follow “because”.
  public var description: String {
    switch failedGuard {
    case .questionIsOpen: return "there is no question to answer"
    case .workIsCurrent: return stoppedWork
    case .squareIsLegal: return event.square.map(illegality) ?? state.situation
    case .boardIsSame: return "the board of that position has another size"
    case .modeIsNew:
      guard case .modeChanged(let side, let mode) = event else { return state.situation }
      return "\(side) is already \(mode.rawValue)"
    case nil: return withoutTransition
    default: return state.situation
    }
  }

  /// The reason if the tables have no transition.
  private var withoutTransition: String {
    switch event {
    case .started: "it has already started"
    case _ where state.phase == .start: state.situation
    case .diskChanged(let work) where work != state.work,
      .computerChose(_, let work) where work != state.work:
      stoppedWork
    case .resetPressed: "the reset question is already open"
    case .resetCancelled: "there is no question to answer"
    case .passDismissed where state.question == .closed: "there is no pass to dismiss"
    default: state.situation
    }
  }

  private var stoppedWork: String { "that work was stopped or never requested" }

  private func illegality(of square: Square) -> String {
    switch state.position.legality(of: .placement(square)) {
    case .offBoard: "\(square) is not on this board"
    case .occupied: "there is already a disk on \(square)"
    default: "\(state.sideToMove) would flip no disk on \(square)"
    }
  }
}

extension AppState {
  fileprivate var sideToMove: String { position.turn.map { "\($0)" } ?? "nobody" }

  /// What the app is doing, in words that can follow “because”.
  public var situation: String {
    if question == .open, phase != .start { return "the reset question is open" }
    return switch phase {
    case .start, .nextTurn: "it has not started yet"
    case .waiting: "a person has to place a disk for \(sideToMove)"
    case .thinking: "the computer is thinking for \(sideToMove)"
    case .placing: "the disks of \(sideToMove)’s move are changing"
    case .passAlert: "\(sideToMove) has to pass"
    case .over: "the game is over"
    case .paused: "the computer is paused"
    }
  }
}

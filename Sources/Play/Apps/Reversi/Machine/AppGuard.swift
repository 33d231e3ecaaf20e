import GameRecords
import ReversiRules

/// A condition on a transition of the app.
public enum AppGuard: String, Hashable, CaseIterable, Sendable {
  case appHasStarted = "the app has started"
  case questionIsOpen = "the reset question is open"
  case questionIsClosed = "no reset question is open"
  case boardIsSame = "the board has the same size"
  case squareIsLegal = "the square is legal"
  case modeIsNew = "the mode is new"
  case moverBecomesComputer = "the side to move is set to computer"
  case moverBecomesManual = "the side to move is set to manual"
  case workIsCurrent = "the work was not stopped"
  case diskIsLast = "no disk remains"
  case passIsDue = "a pass alert is due"
  case gameIsOver = "neither side can move"
  case sideMustPass = "only the other side can move"
  case personIsToMove = "a person is to move"
  case computerIsToMove = "the computer is to move"
}

extension AppState {
  /// Whether a guard holds now.
  /// - Parameters:
  ///   - condition: the guard.
  ///   - event: the event that is handled; `nil` for a transition that needs none.
  /// - Returns: whether it holds.
  func holds(_ condition: AppGuard, for event: AppEvent?) -> Bool {
    switch condition {
    case .appHasStarted: phase != .start
    case .questionIsOpen: question == .open
    case .questionIsClosed: question == .closed
    case .boardIsSame: event?.save.map { $0.position.board.size == position.board.size } ?? false
    case .squareIsLegal: event?.square.map(position.legalMoves.contains) ?? false
    case .modeIsNew: event?.mode.map { modes[$0.side] != $0.mode } ?? false
    case .moverBecomesComputer: event?.mode.map { $0 == (position.turn, .computer) } ?? false
    case .moverBecomesManual: event?.mode.map { $0 == (position.turn, .manual) } ?? false
    case .workIsCurrent: event?.work == work
    case .diskIsLast: placement?.remaining == 0
    case .passIsDue: phase == .passAlert
    case .gameIsOver: position.turn == nil
    case .sideMustPass: position.mustPass
    case .personIsToMove: position.turn.map { modes[$0] == .manual } ?? false
    case .computerIsToMove: position.turn.map { modes[$0] == .computer } ?? false
    }
  }
}

extension AppEvent {
  /// The square that the event is about.
  var square: Square? {
    switch self {
    case .tapped(let square), .computerChose(let square, _): square
    default: nil
    }
  }

  /// The save that the event loads.
  var save: AppSave? {
    switch self {
    case .started(let save): save
    case .undone(let save): save
    default: nil
    }
  }

  /// The mode that the event asks for.
  fileprivate var mode: (side: Disk, mode: PlayerMode)? {
    if case .modeChanged(let side, let mode) = self { return (side, mode) }
    return nil
  }

  /// The piece of work that the event reports about.
  public var work: WorkToken? {
    switch self {
    case .diskChanged(let work), .computerChose(_, let work): work
    default: nil
    }
  }
}

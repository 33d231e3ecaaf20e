import GameRecords
import ReversiRules

extension AppState {
  /// Why an event makes no sense now, in words that can follow “because”.
  public func reasonToIgnore(_ event: AppEvent) -> String {
    switch event {
    case .started where phase != .start: "it has already started"
    case _ where phase == .start: situation
    case .diskChanged(let work) where work != self.work,
      .computerChose(_, let work) where work != self.work:
      "that work was stopped or never requested"
    case .modeChanged(let side, let mode): "\(side) is already \(mode.rawValue)"
    case .resetConfirmed, .resetCancelled: "there is no question to answer"
    case .resetPressed: "the reset question is already open"
    case .passDismissed where question == .closed: "there is no pass to dismiss"
    case .tapped(let square) where phase == .waiting && question == .closed,
      .computerChose(let square, _) where phase == .thinking:
      illegality(of: square)
    case .tapped, .passDismissed, .diskChanged, .computerChose, .started: situation
    }
  }

  private func illegality(of square: Square) -> String {
    switch position.legality(of: .placement(square)) {
    case .offBoard: "\(square) is not on this board"
    case .occupied: "there is already a disk on \(square)"
    default: "\(side) would flip no disk on \(square)"
    }
  }

  private var side: String { position.turn.map { "\($0)" } ?? "nobody" }

  /// What the app is doing, in words that can follow “because”.
  var situation: String {
    if question == .open { return "the reset question is open" }
    return switch phase {
    case .start, .nextTurn: "it has not started yet"
    case .waiting: "a person has to place a disk for \(side)"
    case .thinking: "the computer is thinking for \(side)"
    case .placing: "the disks of \(side)’s move are changing"
    case .passAlert: "\(side) has to pass"
    case .over: "the game is over"
    }
  }
}

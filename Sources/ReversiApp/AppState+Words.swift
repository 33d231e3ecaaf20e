import GameRecords
import ReversiRules

extension AppState {
  /// Why an event makes no sense now, in words that go on behind “because”.
  public func reasonToIgnore(_ event: AppEvent) -> String {
    switch event {
    case .started where phase != .start: "it has started already"
    case _ where phase == .start: situation
    case .diskChanged(let work) where work != self.work,
      .computerChose(_, let work) where work != self.work:
      "that work was stopped, or never asked for"
    case .modeChanged(let side, let mode): "\(side) is \(mode.rawValue) already"
    case .resetConfirmed, .resetCancelled: "there is no question to be answered"
    case .resetPressed: "the question about the reset is open already"
    case .passDismissed where question == .closed: "there is no pass to be dismissed"
    case .tapped(let square) where phase == .waiting && question == .closed,
      .computerChose(let square, _) where phase == .thinking:
      illegality(of: square)
    case .tapped, .passDismissed, .diskChanged, .computerChose, .started: situation
    }
  }

  private func illegality(of square: Square) -> String {
    switch position.legality(of: .placement(square)) {
    case .offBoard: "\(square) is not on this board"
    case .occupied: "there is a disk on \(square) already"
    default: "\(side) would turn no disk on \(square)"
    }
  }

  private var side: String { position.turn.map { "\($0)" } ?? "nobody" }

  /// What the app is doing, in words that go on behind “because”.
  var situation: String {
    if question == .open { return "the question about the reset is open" }
    return switch phase {
    case .start, .nextTurn: "it has not started yet"
    case .waiting: "\(side) is to place a disk by hand"
    case .thinking: "the computer thinks for \(side)"
    case .placing: "the disks of \(side)’s move are changing"
    case .passAlert: "\(side) has to pass"
    case .over: "the game is over"
    }
  }
}

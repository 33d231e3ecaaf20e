internal import GameRecords
internal import ReversiRules

extension SessionDifference: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    switch self {
    case .ignored(let event, let state):
      "the app ignores this event here, because \(state.reasonToIgnore(event)); the log says that "
        + "it was taken"
    case .taken(let state):
      "the app takes this event here, because \(state.situation); the log says that it was ignored"
    case .state(let expected, let found):
      "after this event the app is in another state than the log tells: expected "
        + "\(Self.text(expected)), found \(Self.text(found))"
    }
  }

  private static func text(_ digest: UInt64) -> String {
    NumberText.hexadecimal(digest, digits: 16, uppercase: false)
  }
}

extension AppState {
  /// Why an event makes no sense now, in words that go on behind “because”.
  fileprivate func reasonToIgnore(_ event: AppEvent) -> String {
    switch (event, phase) {
    case (.diskChanged(let work), _) where work != self.work,
      (.computerChose(_, let work), _) where work != self.work:
      return "that work was stopped, or never asked for"
    case (.tapped(let square), .waiting) where question == .closed,
      (.computerChose(let square, _), .thinking):
      return "\(side) cannot place a disk on \(square)"
    case (.modeChanged(let side, let mode), _) where phase != .start:
      return "\(side) is \(mode.rawValue) already"
    default: return situation
    }
  }

  private var side: String { position.turn.map { "\($0)" } ?? "nobody" }

  /// What the app is doing, in words that go on behind “because”.
  fileprivate var situation: String {
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

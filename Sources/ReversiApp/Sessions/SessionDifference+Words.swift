internal import GameRecords
internal import ReversiRules

extension SessionDifference: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    switch self {
    case .ignored(let state):
      "the app ignores this event here, because \(state.situation); the log says that it was taken"
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
  /// What the app is doing, in words that go on behind “because”.
  fileprivate var situation: String {
    if question == .open { return "the question about the reset is open" }
    let side = position.turn.map { "\($0)" } ?? "nobody"
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

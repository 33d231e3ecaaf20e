import GameRecords

extension SessionDifference: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    switch self {
    case .ignored(let refusal):
      "the app ignores this event, because \(refusal); the log says that it was accepted"
    case .taken(let state):
      "the app accepts this event, because \(state.situation); the log says that it was ignored"
    case .state(let expected, let found):
      "the state after this event differs from the log: expected \(Self.text(expected)), found "
        + Self.text(found)
    }
  }

  private static func text(_ digest: UInt64) -> String {
    NumberText.hexadecimal(digest, digits: 16, uppercase: false)
  }
}

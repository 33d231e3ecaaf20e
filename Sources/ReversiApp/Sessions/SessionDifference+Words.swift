import GameRecords

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

public import ReversiRules

/// A user's action in the app during a game, other than a move.
public struct SessionChange: Hashable, Sendable {
  /// The number of moves before it, passes included: from 0 to the number of all moves.
  public var ply: Int
  /// Seconds since the start of the game; finite and not negative.
  public var time: Double?
  /// The action.
  public var action: Action

  /// An action in the app other than a move.
  public enum Action: Hashable, Sendable {
    /// The mode of a side was set.
    case mode(Disk, PlayerMode)
    /// The game was abandoned for a new one, so nothing follows.
    case reset
  }

  /// Creates a change.
  public init(ply: Int, time: Double? = nil, _ action: Action) {
    self.ply = ply
    self.time = time
    self.action = action
  }
}

extension [SessionChange] {
  /// Returns the changes with the number of placements before each instead of the number of moves,
  /// so that they are the same with or without passes.
  func placed(among moves: [Move]) -> [SessionChange] {
    map { change in
      var change = change
      change.ply = moves.prefix(Swift.max(0, change.ply)).count { $0 != .pass }
      return change
    }
  }
}

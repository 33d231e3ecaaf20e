public import ReversiRules

/// Something that was done in the app during a game besides moving.
public struct SessionChange: Hashable, Sendable {
  /// How many moves had been made before it, passes counted: from 0 to the number of moves.
  public var ply: Int
  /// Seconds since the game began; finite and not negative.
  public var time: Double?
  /// What was done.
  public var action: Action

  /// What can be done in the app besides moving.
  public enum Action: Hashable, Sendable {
    /// A side was given a mode.
    case mode(Disk, PlayerMode)
    /// The game was given up for a new one, so that nothing comes behind it.
    case reset
  }

  /// A change.
  public init(ply: Int, time: Double? = nil, _ action: Action) {
    self.ply = ply
    self.time = time
    self.action = action
  }
}

extension GameRecord {
  /// The players after some moves, with the modes that they had been given by then.
  ///
  /// A reset leaves the modes as they were in the game that it ends.
  /// - Parameter ply: how many moves of the record have been made, or `nil` for all.
  /// - Returns: the players; a mode is unknown where the record never tells it.
  public func players(afterPly ply: Int? = nil) -> Players {
    var players = players
    for change in sessionChanges where change.ply <= ply ?? .max {
      if case .mode(let side, let mode) = change.action { players[side].mode = mode }
    }
    return players
  }
}

extension [SessionChange] {
  /// The changes with the number of placements before each instead of the number of moves, so that
  /// they are the same wherever passes are left out.
  func placed(among moves: [Move]) -> [SessionChange] {
    map { change in
      var change = change
      change.ply = moves.prefix(Swift.max(0, change.ply)).count { $0 != .pass }
      return change
    }
  }
}

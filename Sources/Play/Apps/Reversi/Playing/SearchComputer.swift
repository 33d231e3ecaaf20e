public import ReversiRules

/// A computer player that looks ahead.
public struct SearchComputer: ComputerPlayer {
  private let strength: GameSearch.Strength
  private let seed: UInt64?

  /// Creates a computer player.
  /// - Parameters:
  ///   - strength: how well it plays.
  ///   - seed: a number that determines which of several good moves it chooses, so that a session
  ///     with the same events gets the same answers; without one they are unpredictable.
  public init(strength: GameSearch.Strength, seed: UInt64? = nil) {
    (self.strength, self.seed) = (strength, seed)
  }

  /// Chooses a good square.
  public func move(in position: Position, work: WorkToken) -> Square {
    let number = seed.map { SplitMix.number($0, work) } ?? UInt64.random(in: 0...UInt64.max)
    let search = GameSearch(strength: strength, seed: number)
    return search.bestMove(in: position) ?? Array(position.legalMoves)[0]
  }
}

extension SessionHeader {
  /// The computer player that the header of a session describes.
  public var computer: any ComputerPlayer {
    strength.map { SearchComputer(strength: $0, seed: seed) } ?? RandomComputer(seed: seed)
  }
}

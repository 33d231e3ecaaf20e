import GameRecords
public import ReversiRules

/// Chooses moves for a side whose mode is ``/GameRecords/PlayerMode/computer``.
public struct ComputerPlayer: Sendable {
  /// Chooses where the side to move places a disk, in a position where it can.
  ///
  /// It is called on a thread of its own and may take its time. If its task is cancelled, the
  /// answer is ignored. The piece of work differs for each move of a session.
  public let move: @Sendable (_ position: Position, _ work: WorkToken) -> Square

  /// Creates a computer player that chooses in some way.
  public init(_ move: @escaping @Sendable (_ position: Position, _ work: WorkToken) -> Square) {
    self.move = move
  }

  /// Creates a computer player.
  /// - Parameters:
  ///   - strength: how well it plays; `nil` for random legal moves, as the app’s computer.
  ///   - seed: a number that determines its choices, so that a session with the same events gets the
  ///     same answers; without one they are unpredictable.
  public init(strength: GameSearch.Strength? = nil, seed: UInt64? = nil) {
    self.init { position, work in
      if let strength {
        let number = seed.map { SplitMix.number($0, work) } ?? UInt64.random(in: 0...UInt64.max)
        let best = GameSearch(strength: strength, seed: number).bestMove(in: position)
        if let best { return best }
      }
      let legal = Array(position.legalMoves)
      guard let seed else { return legal[Int.random(in: legal.indices)] }
      return legal[Int(SplitMix.number(seed, position, work) % UInt64(legal.count))]
    }
  }
}

extension SplitMix {
  /// A number that depends on the number of a piece of work.
  static func number(_ seed: UInt64, _ work: WorkToken) -> UInt64 {
    mixed(mixed(seed) &+ UInt64(truncatingIfNeeded: work.number))
  }

  /// A number that depends on every square of a position, on the side to move, and on the number of
  /// a piece of work, so that games of one session differ.
  static func number(_ seed: UInt64, _ position: Position, _ work: WorkToken) -> UInt64 {
    let start = mixed(seed &+ word(position.turn)) &+ UInt64(truncatingIfNeeded: work.number)
    return position.board.size.squares.reduce(mixed(start)) { number, square in
      mixed(number &+ word(position.board[square]))
    }
  }

  private static func word(_ disk: Disk?) -> UInt64 { disk.map { UInt64($0.rawValue) + 1 } ?? 0 }
}

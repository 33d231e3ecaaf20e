public import ReversiRules

/// Chooses moves for a side whose mode is ``/GameRecords/PlayerMode/computer``.
public protocol ComputerPlayer: Sendable {
  /// Chooses where the side to move places a disk.
  ///
  /// It is called on a thread of its own and may take its time. If its task is cancelled, the
  /// answer is ignored.
  /// - Parameters:
  ///   - position: a position whose side to move can place a disk.
  ///   - work: the piece of work, which differs for each move of a session.
  /// - Returns: a legal square.
  func move(in position: Position, work: WorkToken) -> Square
}

/// The app's computer player: it chooses a random legal move.
public struct RandomComputer: ComputerPlayer {
  private let seed: UInt64?

  /// Creates a computer player.
  /// - Parameter seed: a number that determines its choices, so that a session with the same events
  ///   gets the same answers; without one they are unpredictable.
  public init(seed: UInt64? = nil) { self.seed = seed }

  /// Chooses a legal square.
  public func move(in position: Position, work: WorkToken) -> Square {
    let legal = Array(position.legalMoves)
    guard let seed else { return legal[Int.random(in: legal.indices)] }
    return legal[Int(SplitMix.number(seed, position, work) % UInt64(legal.count))]
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

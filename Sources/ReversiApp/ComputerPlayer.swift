public import ReversiRules

/// Chooses moves for a side whose mode is ``/GameRecords/PlayerMode/computer``.
public protocol ComputerPlayer: Sendable {
  /// Chooses where the side to move places a disk.
  /// - Parameter position: a position whose side to move can place a disk.
  /// - Returns: a legal square. If the task is cancelled in the meantime, the answer is ignored.
  func move(in position: Position) async -> Square
}

/// The app's computer player: it waits for a while, then chooses a random legal move.
public struct RandomComputer<Time: Clock>: ComputerPlayer {
  private let thinkTime: Time.Duration
  private let clock: Time
  private let seed: UInt64?

  /// Creates a computer player.
  /// - Parameters:
  ///   - thinkTime: how long it waits before each move; two seconds in the app.
  ///   - seed: a number that determines its choices, so that a position gets the same answer each
  ///     time; without one they are unpredictable.
  ///   - clock: the clock for waiting.
  public init(thinkTime: Time.Duration, seed: UInt64? = nil, clock: Time = ContinuousClock()) {
    self.thinkTime = thinkTime
    self.clock = clock
    self.seed = seed
  }

  /// Chooses a legal square after the think time.
  public func move(in position: Position) async -> Square {
    if thinkTime > .zero { try? await clock.sleep(for: thinkTime) }
    let legal = Array(position.legalMoves)
    guard let seed else { return legal[Int.random(in: legal.indices)] }
    return legal[Int(SplitMix.number(seed, position) % UInt64(legal.count))]
  }
}

/// Pseudorandom numbers that are the same on every machine (Steele, Lea and Flood: Fast Splittable
/// Pseudorandom Number Generators, 2014).
private enum SplitMix {
  /// A number that depends on every square of a position, and on the side to move.
  static func number(_ seed: UInt64, _ position: Position) -> UInt64 {
    position.board.size.squares.reduce(mixed(seed &+ word(position.turn))) { number, square in
      mixed(number &+ word(position.board[square]))
    }
  }

  private static func word(_ disk: Disk?) -> UInt64 { disk.map { UInt64($0.rawValue) + 1 } ?? 0 }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var number = number &+ 0x9E37_79B9_7F4A_7C15
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }
}

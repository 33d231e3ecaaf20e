/// How long the frames of an animation are shown; all times are in milliseconds.
public struct Pace: Hashable, Sendable {
  /// How long the start position, a pass alert and the position after a move are shown.
  public var delay: Int
  /// How long a placed or flipped disk is shown before the next one changes.
  public var flipDelay: Int
  /// How long the last frame is shown.
  public var hold: Int
  /// The factor by which everything is played faster; positive.
  public var speed: Double
  /// Whether the wait before each move follows the player's recorded time, scaled so that half of
  /// the waits are at most ``delay``.
  public var usesRecordedTimes: Bool

  /// Creates a pace.
  public init(
    delay: Int = 500,
    flipDelay: Int = 100,
    hold: Int = 3000,
    speed: Double = 1,
    usesRecordedTimes: Bool = false
  ) {
    self.delay = delay
    self.flipDelay = flipDelay
    self.hold = hold
    self.speed = speed
    self.usesRecordedTimes = usesRecordedTimes
  }

  /// The longest time that can be set: ten minutes, which every output can store.
  public static let limit = 600_000

  /// Returns a time at this pace's speed.
  func scaled(_ milliseconds: Int) -> Int {
    Int((Double(milliseconds) / speed).rounded())
  }

  /// The longest wait for a move, as a multiple of ``delay``.
  private static let longestWait = 4.0

  /// Returns the wait before each move of a game.
  /// - Parameter times: the seconds recorded for moves, by the numbers of the moves.
  /// - Returns: the waits; for other moves, the usual delay applies.
  func waits(for times: @autoclosure () -> [Int: Double]) -> [Int: Int] {
    guard usesRecordedTimes, case let times = times(), !times.isEmpty else { return [:] }
    let sorted = times.values.sorted()
    let median = max(sorted[sorted.count / 2], 0.001)
    let usual = Double(delay)
    return times.mapValues { seconds in
      Int(min(Self.longestWait * usual, max(Double(flipDelay), seconds / median * usual)).rounded())
    }
  }
}

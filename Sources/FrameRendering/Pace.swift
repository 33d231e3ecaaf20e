/// How long the frames of an animation stay; all times are in milliseconds.
public struct Pace: Hashable, Sendable {
  /// How long the position before the first move, a pass alert and a move that is done stay.
  public var delay: Int
  /// How long a disk that was placed or turned stays before the next one changes.
  public var flipDelay: Int
  /// How long the last frame stays.
  public var hold: Int
  /// How many times faster than that everything is played; positive.
  public var speed: Double
  /// Whether moves are waited for as long as the players thought, scaled so that half of the waits
  /// are at most ``delay``.
  public var usesRecordedTimes: Bool

  /// A pace.
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

  /// The longest that a time can be given: ten minutes, which every output can hold.
  public static let limit = 600_000

  /// A time at this pace's speed.
  func scaled(_ milliseconds: Int) -> Int {
    Int((Double(milliseconds) / speed).rounded())
  }

  /// How many times ``delay`` the longest thought is waited for.
  private static let longestWait = 4.0

  /// How long each move of a game is waited for.
  /// - Parameter thoughts: the seconds that were recorded for moves, by the moves' numbers.
  /// - Returns: the waits; moves that are not among them are waited for as usual.
  func waits(for thoughts: [Int: Double]) -> [Int: Int] {
    guard usesRecordedTimes, !thoughts.isEmpty else { return [:] }
    let sorted = thoughts.values.sorted()
    let median = max(sorted[sorted.count / 2], 0.001)
    let usual = Double(delay)
    return thoughts.mapValues { seconds in
      Int(min(Self.longestWait * usual, max(Double(flipDelay), seconds / median * usual)).rounded())
    }
  }
}

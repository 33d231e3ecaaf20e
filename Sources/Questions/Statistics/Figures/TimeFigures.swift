/// The seconds that players used for moves.
///
/// They are counted in microseconds, so that the sum does not depend on the order.
public struct TimeFigures: Hashable, Sendable {
  /// The number of moves with a time.
  public private(set) var moves = 0
  private var sum = 0
  private var least = Int.max
  private var greatest = 0

  /// All times together, at most about 292,000 years.
  public var total: Double { Self.seconds(sum) }
  /// The shortest time; `nil` if there are none.
  public var shortest: Double? { moves > 0 ? Self.seconds(least) : nil }
  /// The longest time; `nil` if there are none.
  public var longest: Double? { moves > 0 ? Self.seconds(greatest) : nil }
  /// The mean time; `nil` if there are none.
  public var mean: Double? { moves > 0 ? total / Double(moves) : nil }

  /// Creates empty figures.
  package init() {}

  /// Creates the figures of some moves; all times are in seconds.
  init(moves: Int, total: Double, shortest: Double, longest: Double) {
    guard moves > 0 else { return }
    self.moves = moves
    sum = Self.microseconds(total)
    least = Self.microseconds(shortest)
    greatest = Self.microseconds(longest)
  }

  /// Counts the time of a move in seconds, finite and not negative.
  package mutating func add(_ seconds: Double) {
    let time = Self.microseconds(seconds)
    moves += 1
    sum = Self.sum(sum, time)
    least = min(least, time)
    greatest = max(greatest, time)
  }

  /// Adds other figures.
  mutating func add(_ other: TimeFigures) {
    moves += other.moves
    sum = Self.sum(sum, other.sum)
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
  }

  private static func microseconds(_ seconds: Double) -> Int {
    Int(exactly: (seconds * 1_000_000).rounded()) ?? .max
  }

  private static func seconds(_ microseconds: Int) -> Double { Double(microseconds) / 1_000_000 }

  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, isTooLarge) = a.addingReportingOverflow(b)
    return isTooLarge ? .max : sum
  }
}
